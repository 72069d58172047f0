type BeforeAndAfterProps = { before: readonly string[]; after: readonly string[] };

function Version({
  label,
  parts,
  className,
}: {
  label: string;
  parts: readonly string[];
  className: string;
}) {
  return (
    <section aria-label={label} className="min-w-0">
      <h3 className="mb-1 font-display text-h4">{label}</h3>
      <div
        className={`grid gap-2 rounded-tile px-4 py-3 wrap-anywhere whitespace-pre-line ${className}`}
      >
        {parts.map((part, index) => (
          <p key={index}>{part}</p>
        ))}
      </div>
    </section>
  );
}

/** An edit that waits: what was published, and what is to take its place. */
export function BeforeAndAfter({ before, after }: BeforeAndAfterProps) {
  return (
    <div className="my-5 grid items-start gap-4 md:grid-cols-2">
      <Version label="Published before" parts={before} className="bg-sprout" />
      <Version label="The edit" parts={after} className="bg-leaf-soft" />
    </div>
  );
}
