/** Where the visitor is. */
export function YouMarker({ name }: { name: string }) {
  return (
    <span
      role="img"
      aria-label={name}
      className="block size-5.5 rounded-full border-4 border-white bg-(--place) shadow-[0_0_0_10px_rgb(31_111_184/0.2),var(--lift-2)]"
    />
  );
}
