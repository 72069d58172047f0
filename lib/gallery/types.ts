export type GalleryImage = {
  id: number;
  /** Address of the largest JPEG or of an SVG; lib/gallery/picture names the other sizes. */
  src: string;
  /** A data URL of a few dozen bytes; none for a picture that needs no wait. */
  preview?: string;
  alt: string;
  title: string;
  description: string;
  likes: number;
  comments: number;
  tags: string[];
  sample: boolean;
};
