import Link from "next/link";
import { Facts } from "@/components/about/legal-lists";
import { LegalPage } from "@/components/about/legal-page";
import type { LegalFacts } from "@/lib/about/legal";
import { ROUTES } from "@/lib/routes";

const UPDATED = "2026-11-20";

/** The cookie policy (decision 5): every name that the site stores, where and for how long. */
export function CookiePolicy({ facts }: { facts: LegalFacts }) {
  const { authCookie, storageKeys } = facts;
  return (
    <LegalPage
      current={ROUTES.cookies}
      title="Cookie Policy"
      updated={UPDATED}
      inShort={[
        "No cookie is set until you sign up or sign in.",
        "There are no advertising and no analytics cookies.",
        "So there is no banner: there is nothing to agree to.",
      ]}
      sections={[
        {
          id: "cookies",
          title: "Cookies",
          body: (
            <>
              <p>Both belong to accounts, and both go to this site alone.</p>
              <Facts
                rows={[
                  {
                    name: <code className="font-sans">{authCookie}</code>,
                    text: "Holds your session and keeps you signed in. Removed when you sign out, and by the browser after 400 days without a visit at the latest. A long one is cut into numbered parts.",
                  },
                  {
                    name: <code className="font-sans">{authCookie}-code-verifier</code>,
                    text: "Set when you sign up or ask for a new password, so that the link in the mail works in your browser alone. Removed once it is used, or when you sign out.",
                  },
                ]}
              />
            </>
          ),
        },
        {
          id: "storage",
          title: "Storage of your browser",
          body: (
            <>
              <p>These are not cookies: your browser keeps them and sends them to nobody.</p>
              <Facts
                rows={[
                  {
                    name: <code className="font-sans">{storageKeys.searchLocation}</code>,
                    text: "The place you looked for, from one page to the next. Session storage, removed after one use.",
                  },
                  {
                    name: <code className="font-sans">{storageKeys.favorites}</code>,
                    text: "The restaurants you saved. Local storage, until you remove them.",
                  },
                  {
                    name: <code className="font-sans">{storageKeys.mapKey}</code>,
                    text: "Your own Google Maps key, if you enter one. Local storage, until you remove it.",
                  },
                  {
                    name: <code className="font-sans">{storageKeys.theme}</code>,
                    text: "Light or dark, if you choose. Local storage.",
                  },
                ]}
              />
            </>
          ),
        },
        {
          id: "others",
          title: "Cookies of others",
          body: (
            <p>
              While Google Maps is on the screen, which takes a key, Google may read and set cookies
              of its own. The open map sets none.
            </p>
          ),
        },
        {
          id: "clear",
          title: "How to remove them",
          body: (
            <p>
              Sign out to remove the session, or remove this site’s data in your browser settings to
              clear everything. The{" "}
              <Link href={ROUTES.privacy} prefetch={false} className="link">
                privacy policy
              </Link>{" "}
              says what else is kept.
            </p>
          ),
        },
      ]}
    />
  );
}
