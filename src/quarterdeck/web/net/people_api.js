// What accounts, the ladder and profiles ask the house.
import { request } from "./api.js";

/**
 * @typedef {import("./messages.js").OwnAccount} OwnAccount
 * @typedef {import("./messages.js").Codes} Codes
 */

/** @returns {Promise<OwnAccount>} */
export const account = () => request("GET", "account");
/** @param {object} form @returns {Promise<Codes>} */
export const keepName = (form) => request("POST", "account", form);
/** @returns {Promise<Codes>} */
export const newCodes = () => request("POST", "account/codes");
/** @param {object} form */
export const changePassword = (form) => request("PUT", "account/password", form);
/** @param {string} current */
export const removePassword = (current) => request("POST", "account/password-removal", { current });
/** @param {string} name */
export const sayFarewell = (name) => request("POST", "account/farewell", { name });
/** @param {object} form @returns {Promise<import("./messages.js").Me>} */
export const signIn = (form) => request("POST", "sessions", form);
/** @param {string} id */
export const endSession = (id) => request("DELETE", `sessions/${id}`);
export const endOtherSessions = () => request("DELETE", "sessions");
/** What a browser makes a passkey by. @returns {Promise<PublicKeyCredentialCreationOptionsJSON>} */
export const newPasskeyOptions = () => request("POST", "account/passkey-options");
/** @param {object} made */
export const addPasskey = (made) => request("POST", "account/passkeys", made);
/** @param {string} id */
export const removePasskey = (id) => request("DELETE", `account/passkeys/${id}`);
/** @returns {Promise<PublicKeyCredentialRequestOptionsJSON>} */
export const passkeyOptions = () => request("POST", "sessions/passkey-options");
/** @param {object} used @returns {Promise<import("./messages.js").Me>} */
export const signInByPasskey = (used) => request("POST", "sessions/passkey", used);
/** @returns {Promise<import("./messages.js").BlockTold[]>} */
export const blocks = () => request("GET", "blocks");
/** @param {number} id */
export const liftBlock = (id) => request("DELETE", `blocks/${id}`);
/** @param {string} game @param {string} role @returns {Promise<import("./messages.js").LadderTold>} */
export const ladder = (game, role) => request("GET", `games/${game}/ladder?role=${role}`);
/** What a rated game changed; nothing where it was a friendly one. @param {string} table @returns {Promise<import("./messages.js").RatingChange[]>} */
export const ratingChanges = (table) => request("GET", `tables/${table}/ratings`);
/** @param {string} name @returns {Promise<import("./messages.js").Profile>} */
export const profile = (name) => request("GET", `people/${encodeURIComponent(name)}`);
/** Whoever sits there is neither heard nor met any more. @param {string} table @param {number} seat */
export const blockSeat = (table, seat) => request("POST", "blocks", { table, seat });
/** @param {string} table @param {number} seat @param {{reason: string, words: string}} told */
export const reportSeat = (table, seat, told) => request("POST", "reports", { who: { table, seat }, ...told });
