// What the house is asked about notices, by the page that is about them.
import { request } from "./api.js";

/** @returns {Promise<import("./messages.js").PushKey>} */
export const pushKey = () => request("GET", "push-key");
/** @returns {Promise<import("./messages.js").OwnNotices>} */
export const ownNotices = () => request("GET", "me/notices");
/** @param {object} form @returns {Promise<import("./messages.js").PushMade>} */
export const askForNotices = (form) => request("POST", "me/notices", form);
/** @param {string} id */
export const endNotices = (id) => request("DELETE", `me/notices/${id}`);
