type AccountHeadingProps = { title: string; lead: string };

/** Title and first sentence of an account form. Screen readers announce changes. */
export function AccountHeading({ title, lead }: AccountHeadingProps) {
  return (
    <div aria-live="polite">
      <h1 className="headline text-[2.75rem] leading-heading tracking-heading split:text-7xl">
        {title}
      </h1>
      <p className="mt-3 mb-4.5 text-lead text-balance text-ink-2">{lead}</p>
    </div>
  );
}
