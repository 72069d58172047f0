/** What an account may do at the desk (P14.70). */
export type Role = "moderator" | "editor";
