import type { ContactDetails } from "@/lib/about/types";

/** Placeholders: a domain and a telephone number that are reserved for examples, and a street that is not on the map. */
export const CONTACT_DETAILS: ContactDetails = {
  email: "hello@chard.example",
  phone: "+1 (212) 555-0142",
  addressLines: ["86 Chard Lane", "New York, NY 10002"],
  team: [
    { name: "Ada Lindqvist", avatar: "/pictures/people/face-05-ada.svg" },
    { name: "Marcus Bell", avatar: "/pictures/people/face-09-marcus.svg" },
    { name: "Samira Haddad", avatar: "/pictures/people/face-08-samira.svg" },
  ],
  sample: true,
};
