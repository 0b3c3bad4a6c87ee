// Sheets of styles that come with a script; nothing is drawn before they are there.

/** @param {string} address */
const loadStyle = (address) =>
  new Promise((done) => {
    if (document.querySelector(`link[href="${address}"]`)) return done(undefined);
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: address, onload: done, onerror: done });
    document.head.append(link);
  });

/** In their order. @param {string[]} addresses */
export const loadStyles = (addresses) => Promise.all(addresses.map(loadStyle));
