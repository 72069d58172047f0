"use client";

import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

/** lucide has no brand icons, so these are drawn here. */
const NETWORKS = [
  {
    name: "Instagram",
    mark: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7h.01" />
      </>
    ),
  },
  {
    name: "Facebook",
    mark: <path d="M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5a.5.5 0 0 1 .5-.5Z" />,
  },
  { name: "X", mark: <path d="M4 4l16 16M20 4L4 20" /> },
  {
    name: "YouTube",
    mark: (
      <>
        <rect x="2.5" y="5" width="19" height="14" rx="4" />
        <path d="m10 9 5 3-5 3z" />
      </>
    ),
  },
];

/** These accounts do not exist yet; pressing a button shows a notice (P2.11). */
export function SocialButtons() {
  return (
    <div className="flex gap-1 max-md:-ml-2.5 max-md:w-full md:ml-auto noscript:hidden">
      {NETWORKS.map(({ name, mark }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          onClick={() =>
            notifyNotOpenYet(`${SITE_NAME} on ${name} is`, {
              label: "Read the blog",
              href: ROUTES.blog,
            })
          }
          className="grid size-11 place-items-center text-on-grove-2 hover:text-on-grove"
        >
          <svg
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.9"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            {mark}
          </svg>
        </button>
      ))}
    </div>
  );
}
