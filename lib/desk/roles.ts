/** What an account may do at the desk (P14.70). */
export type Role = "moderator" | "editor";

/** Where a regional editor decides (P14.975): countries by their ISO 3166-1 alpha-2 codes, cities by their slugs. */
export type DeskArea = { countries: string[]; cities: string[] };

/** A member of the desk; one without an area decides everywhere. */
export type DeskMember = { role: Role; area?: DeskArea };
