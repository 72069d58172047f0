/** The first letter of a member's name, in place of a portrait. */
export function InitialAvatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-22 flex-none place-items-center rounded-xl bg-sprout-2 font-display text-h1 font-extrabold uppercase md:size-32"
    >
      {[...name][0]}
    </span>
  );
}
