/** Spec §3, listing form. */
export type Listing = { name: string; address: string; description: string };
