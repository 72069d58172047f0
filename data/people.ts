import type { Person } from "@/lib/people";

/** The people of the sample community, made up with their faces: authors of texts are among them. */
export const PEOPLE: Person[] = [
  { name: "Ada Lindqvist", avatar: "/pictures/people/face-05-ada.svg" },
  { name: "Elena Marsh", avatar: "/pictures/people/face-02-elena.svg" },
  { name: "Jun Takeda", avatar: "/pictures/people/face-06-jun.svg" },
  { name: "Leo Brandt", avatar: "/pictures/people/face-10-leo.svg" },
  { name: "Marcus Bell", avatar: "/pictures/people/face-09-marcus.svg" },
  { name: "Noor Adeyemi", avatar: "/pictures/people/face-01-noor.svg" },
  { name: "Priya Nair", avatar: "/pictures/people/face-04-priya.svg" },
  { name: "Ruth Abrams", avatar: "/pictures/people/face-07-ruth.svg" },
  { name: "Samira Haddad", avatar: "/pictures/people/face-08-samira.svg" },
  { name: "Tomás Rivera", avatar: "/pictures/people/face-03-tomas.svg" },
];
