/** Stands in for a portrait beside a member's name. */
export function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-22 flex-none place-items-center rounded-[26px_26px_26px_6px] bg-sprout-2 font-display text-h1 font-extrabold uppercase md:size-32 md:rounded-[36px_36px_36px_8px]"
    >
      {[...name][0]}
    </span>
  );
}
