/** The size that Open Graph and Twitter's large card recommend, in pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };
