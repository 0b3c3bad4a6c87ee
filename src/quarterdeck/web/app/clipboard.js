// Giving a link away: the share sheet where the browser has one, else the clipboard, also over plain HTTP.

/** The old way, which needs no secure context: select it in a field and have it copied. @param {string} words */
function copyFromField(words) {
  const field = document.createElement("textarea");
  field.value = words;
  field.readOnly = true;
  field.className = "sr";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Whether it is in the clipboard now. @param {string} words @returns {Promise<boolean>} */
export async function copy(words) {
  const newWay = navigator.clipboard?.writeText(words).then(
    () => true,
    () => false,
  );
  return (await newWay) || copyFromField(words);
}

/** Whether this browser has a share sheet, and may open it here. */
export const canShare = () => Boolean(navigator.share);

/** Nobody is told when somebody thinks better of it. @param {string} url @param {string} title */
export const share = (url, title) => navigator.share({ url, title }).catch(() => undefined);
