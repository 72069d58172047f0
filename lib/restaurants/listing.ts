export type Listing = { name: string; address: string; description: string };
