import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type AvatarProps = Omit<ComponentProps<"img">, "src" | "alt" | "width" | "height"> & {
  src: string;
  /** CSS pixels. */
  size: number;
};

/** A portrait beside the person's name, therefore without alternative text. */
export function Avatar({ src, size, className, ...props }: AvatarProps) {
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      className={cn("flex-none", className)}
      {...props}
    />
  );
}

type AvatarRowProps = { avatars: string[]; size: number; imageClassName: string };

/** A few overlapping portraits beside the names. */
export function AvatarRow({ avatars, size, imageClassName }: AvatarRowProps) {
  return (
    <span className="inline-flex flex-none">
      {avatars.map((src) => (
        <Avatar key={src} src={src} size={size} loading="lazy" className={imageClassName} />
      ))}
    </span>
  );
}
