type AccountHeadingProps = { title: string; lead: string };

/** Title and first sentence of an account form; a change of either is read out. */
export function AccountHeading({ title, lead }: AccountHeadingProps) {
  return (
    <div aria-live="polite">
      <h1 className="font-display text-[2.75rem] leading-[0.94] font-extrabold tracking-[-0.022em] min-[56.3125rem]:text-[3.5rem]">
        {title}
      </h1>
      <p className="mt-3 mb-[1.15rem] text-lead text-balance text-ink-2">{lead}</p>
    </div>
  );
}
