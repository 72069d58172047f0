"use client";

import { NETWORKS, NetworkMark } from "@/components/layout/network-mark";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

/** These accounts do not exist yet; pressing a button shows a notice (P2.11). */
export function SocialButtons() {
  return (
    <div className="flex gap-1 in-data-database:hidden max-md:-ml-2.5 max-md:w-full md:ml-auto noscript:hidden">
      {NETWORKS.map((name) => (
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
          <NetworkMark name={name} />
        </button>
      ))}
    </div>
  );
}
