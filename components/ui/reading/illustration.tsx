import type { ComponentProps } from "react";

type IllustrationProps = Omit<ComponentProps<"img">, "src" | "alt" | "width" | "height"> & {
  picture: { src: string; alt: string; width: number; height: number };
  /** Visible when the page opens: not lazy, with a high fetch priority. */
  eager?: boolean;
};

/** A picture with its own width and height, so that the layout does not shift when it loads. */
export function Illustration({ picture, eager = false, ...props }: IllustrationProps) {
  const { src, alt, width, height } = picture;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      {...props}
    />
  );
}
