/** What was just saved, where no script shows a notice. */
export function SavedMessage({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="mb-8 hidden rounded-lg bg-sprout px-5 py-4 font-semibold noscript:block">
      {text}
    </p>
  );
}
