/** What stands in place of the opening hours where nobody knows them, or where what was written cannot be read. */
export function UnknownHours({ text }: { text: string | undefined }) {
  return (
    <section className="border-t border-line px-6 py-5">
      <h2 className="mb-1.5 text-h4 font-title">Hours</h2>
      {text ? (
        <p className="text-ink-2">
          OpenStreetMap says: <q className="wrap-anywhere">{text}</q>
        </p>
      ) : (
        <p className="text-ink-2">Hours not known yet.</p>
      )}
    </section>
  );
}
