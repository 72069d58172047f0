import type { PhotoRecord } from "@/lib/community/types";

/** The twelve photos of the Photos screen; their likes and comments are drawn in the query. */
export const PHOTOS: PhotoRecord[] = [
  {
    id: "coffee",
    user: { name: "Noor Adeyemi", avatar: "/pictures/people/face-01-noor.svg" },
    image: {
      src: "/pictures/community/photo-01-coffee.svg",
      alt: "Oat latte with a leaf drawn in the foam",
      width: 600,
      height: 600,
    },
    sample: true,
  },
  {
    id: "maki",
    user: { name: "Jun Takeda", avatar: "/pictures/people/face-06-jun.svg" },
    image: {
      src: "/pictures/community/photo-02-maki.svg",
      alt: "Eight vegetable maki on a black tray",
      width: 600,
      height: 600,
    },
    sample: true,
  },
  {
    id: "donuts",
    user: { name: "Leo Brandt", avatar: "/pictures/people/face-10-leo.svg" },
    image: {
      src: "/pictures/community/photo-03-donuts.svg",
      alt: "Five glazed donuts with sprinkles",
      width: 600,
      height: 600,
    },
    sample: true,
  },
  {
    id: "burger",
    user: { name: "Marcus Bell", avatar: "/pictures/people/face-09-marcus.svg" },
    image: {
      src: "/pictures/community/photo-04-burger.svg",
      alt: "Tall bean burger with beet, greens and cashew cheese",
      width: 600,
      height: 600,
    },
    sample: true,
  },
  {
    id: "toast",
    user: { name: "Ada Lindqvist", avatar: "/pictures/people/face-05-ada.svg" },
    image: {
      src: "/pictures/community/photo-05-toast.svg",
      alt: "Two toasts, one with avocado and tomato, one with radish",
      width: 600,
      height: 600,
    },
    sample: true,
  },
  {
    id: "door",
    user: { name: "Elena Marsh", avatar: "/pictures/people/face-02-elena.svg" },
    image: {
      src: "/pictures/community/photo-06-door.svg",
      alt: "Yellow arched door with a wreath between two potted plants",
      width: 600,
      height: 600,
    },
    sample: true,
  },
  {
    id: "juice",
    user: { name: "Samira Haddad", avatar: "/pictures/people/face-08-samira.svg" },
    image: {
      src: "/pictures/community/photo-07-juice.svg",
      alt: "Three juices in orange, beet and green",
      width: 600,
      height: 600,
    },
    sample: true,
  },
  {
    id: "cones",
    user: { name: "Priya Nair", avatar: "/pictures/people/face-04-priya.svg" },
    image: {
      src: "/pictures/community/photo-08-cones.svg",
      alt: "Three sorbet cones in pink, berry and mango",
      width: 600,
      height: 600,
    },
    sample: true,
  },
  {
    id: "dumplings",
    user: { name: "Jun Takeda", avatar: "/pictures/people/face-06-jun.svg" },
    image: {
      src: "/pictures/community/photo-09-dumplings.svg",
      alt: "Seven dumplings in a bamboo steamer",
      width: 600,
      height: 600,
    },
    sample: true,
  },
  {
    id: "tart",
    user: { name: "Ruth Abrams", avatar: "/pictures/people/face-07-ruth.svg" },
    image: {
      src: "/pictures/community/photo-10-tart.svg",
      alt: "Tart with figs and berries",
      width: 600,
      height: 600,
    },
    sample: true,
  },
  {
    id: "tea",
    user: { name: "Samira Haddad", avatar: "/pictures/people/face-08-samira.svg" },
    image: {
      src: "/pictures/community/photo-11-tea.svg",
      alt: "Teapot, two cups of tea and cookies in front of an arched window",
      width: 600,
      height: 600,
    },
    sample: true,
  },
  {
    id: "kiosk",
    user: { name: "Tomás Rivera", avatar: "/pictures/people/face-03-tomas.svg" },
    image: {
      src: "/pictures/community/photo-12-kiosk.svg",
      alt: "Red drinks kiosk with a striped awning at night",
      width: 600,
      height: 600,
    },
    sample: true,
  },
];
