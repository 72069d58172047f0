/** lucide has no brand icons, so these are drawn here. */
const MARKS = {
  Instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  Facebook: <path d="M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5a.5.5 0 0 1 .5-.5Z" />,
  X: <path d="M4 4l16 16M20 4L4 20" />,
  YouTube: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
};

export type Network = keyof typeof MARKS;

export const NETWORKS = Object.keys(MARKS) as Network[];

/** The icon of a social network. */
export function NetworkMark({ name }: { name: Network }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" className="icon">
      {MARKS[name]}
    </svg>
  );
}
