import type { ComponentProps } from "react";

type IllustrationProps = Omit<ComponentProps<"img">, "src" | "alt" | "width" | "height"> & {
  picture: { src: string; alt: string; width: number; height: number };
  /** In sight when the page opens: not lazy, and ahead of the others. */
  eager?: boolean;
};

/** A vector picture at any size; its own width and height keep the place before it arrives. */
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
