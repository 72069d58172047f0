/** The digest by which a browser recognises the error that accounts are unavailable. Only the digest of an error is sent. */
export const ACCOUNTS_UNAVAILABLE = "accounts-unavailable";
