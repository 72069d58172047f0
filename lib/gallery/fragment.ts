const IMAGE_FRAGMENT = /^#image-([1-9]\d{0,5})$/;

/** The fragment that opens an image (P11.11); without its "#" it is the id of the image's card. */
export function imageFragment(id: number) {
  return `#image-${id}` as const;
}

/** The id in `location.hash`, whether or not such an image exists; undefined for any other fragment. */
export function imageIdOf(hash: string) {
  const id = IMAGE_FRAGMENT.exec(hash)?.[1];
  return id === undefined ? undefined : Number(id);
}
