// Passkeys: the browser makes one or signs with one, and what it says is put into a form of ours.

/** @param {string} text  base64url */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (each) => each.charCodeAt(0));

/** @param {ArrayBuffer} bytes */
const coded = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** Whether this browser has any. */
export const canUsePasskeys = () => "PublicKeyCredential" in window;

/** @param {{id: string}[] | undefined} known */
const described = (known) =>
  (known ?? []).map(({ id }) => ({ id: bytesOf(id), type: /** @type {const} */ ("public-key") }));

/** A new key, as the house wants to hear of it. @param {any} options @param {string} label */
export async function makePasskey(options, label) {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: described(options.excludeCredentials),
  };
  const made = /** @type {any} */ (await navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject } = made.response;
  return { id: made.id, client: coded(clientDataJSON), attestation: coded(attestationObject), label };
}

/** What a key signs, whichever the reader chooses. @param {any} options */
export async function usePasskey(options) {
  const publicKey = { ...options, challenge: bytesOf(options.challenge), allowCredentials: described(options.allowCredentials) };
  const used = /** @type {any} */ (await navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature } = used.response;
  return { id: used.id, client: coded(clientDataJSON), authenticator: coded(authenticatorData), signature: coded(signature) };
}
