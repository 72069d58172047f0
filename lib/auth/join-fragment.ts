/** The fragment of /auth that opens the sign-up form. */
export const JOIN_FRAGMENT = "#join";
