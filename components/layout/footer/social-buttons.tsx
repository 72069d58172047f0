"use client";

import { useTexts } from "#texts";
import { NETWORKS, NetworkMark } from "@/components/layout/footer/network-mark";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import english from "@/lib/messages/en/controls.json";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

/** These accounts do not exist yet; pressing a button shows a notice (P2.11). */
export function SocialButtons() {
  const t = useTexts("controls", english);
  return (
    <div className="flex gap-1 in-data-database:hidden max-md:-ms-2.5 max-md:w-full md:ms-auto noscript:hidden">
      {NETWORKS.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          onClick={() =>
            notifyNotOpenYet(
              t("notice.social", { site: SITE_NAME, network: name }),
              { label: t("notice.blog"), href: ROUTES.blog },
              t("notice.today"),
            )
          }
          className="footer-mark"
        >
          <NetworkMark name={name} />
        </button>
      ))}
    </div>
  );
}
