/** The digest by which a browser knows an error of the server's as: accounts could not be asked. It is all of an error that is sent. */
export const ACCOUNTS_UNAVAILABLE = "accounts-unavailable";
