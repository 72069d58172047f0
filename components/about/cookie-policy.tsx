import { Facts } from "@/components/about/legal-lists";
import { LegalPage } from "@/components/about/legal-page";
import { IntentLink } from "@/components/ui/intent-link";
import type { LegalFacts } from "@/lib/about/legal";
import { LANGUAGE_COOKIE } from "@/lib/languages/choice";
import { LANGUAGE_LIST } from "@/lib/languages/languages";
import { LIST_CACHE } from "@/lib/offline/list-cache";
import { ROUTES } from "@/lib/routes";
import { WORLD_CACHE } from "@/lib/world/world-file";

const UPDATED = "2026-11-27";

/** As @supabase/ssr sets them; Chromium keeps no cookie longer. */
const COOKIE_DAYS = 400;

/** The worker's caches (lib/offline/service-worker), and Serwist's own of the files that are there from the start. */
const OFFLINE_CACHES = ["chard-page-*", "chard-asset-*", "chard-picture-*", "serwist-precache-*"];

/** The cache of the phrase cards that were opened. */
const CARD_CACHE = "chard-card-*";

/** Caches of restaurants around viewed locations. */
const TILE_CACHE = "chard-tile-*";

function Name({ children }: { children: string }) {
  return <code className="block font-sans wrap-anywhere">{children}</code>;
}

type CookiePolicyProps = {
  facts: LegalFacts;
  /** Whether accounts keep favorites (P14.30). */
  isKept: boolean;
};

/** The cookie policy (P2.10): every name that the site stores, where and for how long. */
export function CookiePolicy({ facts, isKept }: CookiePolicyProps) {
  const { authCookie, verifierCookies, begunFactorCookie, storageKeys } = facts;
  return (
    <LegalPage
      current={ROUTES.cookies}
      title="Cookie Policy"
      updated={UPDATED}
      inShort={[
        "No cookie is set until you sign up, sign in, ask for a new password or choose a language.",
        "There are no advertising and no analytics cookies.",
        "So there is no banner: there is nothing to agree to.",
      ]}
      sections={[
        {
          id: "cookies",
          title: "Cookies",
          body: (
            <>
              <p>
                They belong to accounts and to your choice of a language, and go to this site alone.
              </p>
              <Facts
                rows={[
                  {
                    name: <Name>{authCookie}</Name>,
                    text: `Holds your session and keeps you signed in. Removed when you sign out, and by the browser ${COOKIE_DAYS} days after your last visit at the latest. A long one is cut into ${authCookie}.0, ${authCookie}.1 and so on.`,
                  },
                  {
                    name: verifierCookies.map((name) => <Name key={name}>{name}</Name>),
                    text: "Set when you sign up or ask for a new password, so that the link in the email works in your browser alone; the star stands for the number of the link. Removed when you sign in or out, and by the browser after 1 hour at the latest.",
                  },
                  ...(LANGUAGE_LIST.length > 1
                    ? [
                        {
                          name: <Name>{LANGUAGE_COOKIE}</Name>,
                          text: isKept
                            ? "The language in which you want to read this site, once you choose one or dismiss the offer of another, or your account has one when you sign in. Removed by the browser after 365 days."
                            : "The language in which you want to read this site, once you choose one or dismiss the offer of another. Removed by the browser after 365 days.",
                        },
                      ]
                    : []),
                  ...(isKept
                    ? [
                        {
                          name: <Name>{begunFactorCookie}</Name>,
                          text: "Set when you set up a second factor: the key for your authenticator app, until its first code. Sent to that page alone, unreadable for scripts, and removed by the browser after 10 minutes at the latest.",
                        },
                      ]
                    : []),
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
                    name: <Name>{storageKeys.searchLocation}</Name>,
                    text: "The place you looked for, from one page to the next. Session storage, removed after one use.",
                  },
                  {
                    name: <Name>{storageKeys.lastPlace}</Name>,
                    text: isKept
                      ? "The last place you looked for restaurants around, to within about 100 meters: near-me opens with it the next time, and without a connection. Local storage, until you look elsewhere."
                      : "The last place you looked for restaurants around, to within about 100 meters, for a visit without a connection. Local storage, until you look elsewhere.",
                  },
                  ...(isKept
                    ? [
                        {
                          name: <Name>{storageKeys.nearMeSort}</Name>,
                          text: "How near-me sorts its list, if you choose: best match, nearest first or another order. Local storage.",
                        },
                        {
                          name: <Name>{storageKeys.lastPlaces}</Name>,
                          text: "Up to three places that you chose before, to within about 100 meters. Local storage, until you choose others.",
                        },
                        {
                          name: <Name>{storageKeys.keptWorld}</Name>,
                          text: "Which restaurants of the world you keep offline, and since when; in session storage, that the pages for it were loaded. Until you remove them.",
                        },
                      ]
                    : []),
                  {
                    name: <Name>{storageKeys.favorites}</Name>,
                    text: "The restaurants you saved. Local storage, until you remove them.",
                  },
                  ...(isKept
                    ? [
                        {
                          name: <Name>{storageKeys.favoritesAccount}</Name>,
                          text: "When you are signed in: whose favorites this browser shows, and the list that the account last had. Local storage, until you sign out.",
                        },
                        {
                          name: <Name>{storageKeys.drafts}</Name>,
                          text: "What you typed into a form and did not send, and the address that you were signed in with; the star stands for the form’s address. Local storage, until you send or discard it or sign out, and for 7 days at the latest.",
                        },
                        {
                          name: <Name>{storageKeys.pendingAction}</Name>,
                          text: "The button that you pressed before you were asked to sign in, so that it is carried out once afterwards. Local storage, for 30 minutes at the latest.",
                        },
                        {
                          name: <Name>{storageKeys.notice}</Name>,
                          text: "What was said about a form that you sent, for the page in another language that you return to. Session storage, removed after one use.",
                        },
                        {
                          name: <Name>{storageKeys.accountLanguage}</Name>,
                          text: "When you are signed in: the number of your account and the language that it and this browser agree on. Session storage, until you close the tab.",
                        },
                      ]
                    : []),
                  {
                    name: <Name>{storageKeys.mapKey}</Name>,
                    text: "Your own Google Maps key, if you enter one. Local storage, until you remove it.",
                  },
                  {
                    name: <Name>{storageKeys.mapKeyPanel}</Name>,
                    text: "Whether the panel on the map that asks for such a key is folded. Session storage, until you close the tab.",
                  },
                  {
                    name: <Name>{storageKeys.reloadedAt}</Name>,
                    text: "When a page loaded itself again because a file of the site was missing, so that it does so once. Session storage, until you close the tab.",
                  },
                  {
                    name: <Name>{storageKeys.theme}</Name>,
                    text: "Light or dark, if you choose. Local storage.",
                  },
                  {
                    name: <Name>{storageKeys.units}</Name>,
                    text: "Miles or kilometers, if you choose. Local storage.",
                  },
                ]}
              />
            </>
          ),
        },
        {
          id: "copies",
          title: "Copies for when there is no connection",
          body: (
            <>
              <p>
                Near-me, some guides and the pages you visited are kept in your browser, so that
                they open without a connection. Pages of your account are not.
              </p>
              <Facts
                rows={[
                  {
                    name: [...OFFLINE_CACHES, ...(isKept ? [TILE_CACHE] : [])].map((name) => (
                      <Name key={name}>{name}</Name>
                    )),
                    text: "These pages, and the scripts and pictures on them. Cache storage, until the next version of the site, and for 30 days without a visit at the latest; the star stands for the version.",
                  },
                  {
                    name: <Name>{CARD_CACHE}</Name>,
                    text: "The phrase cards that you opened. Cache storage, until your browser needs the room or you remove this site’s data.",
                  },
                  ...(isKept
                    ? [
                        {
                          name: <Name>{`${LIST_CACHE}*`}</Name>,
                          text: "Your lists that you save for offline use, and the pages of their places. Cache storage, until you sign out and until the next version of the site.",
                        },
                        {
                          name: <Name>{WORLD_CACHE}</Name>,
                          text: "The restaurants of the world and the names of cities, if you keep them offline. Cache storage, until you remove them in near me or in the settings.",
                        },
                      ]
                    : []),
                  {
                    name: <Name>serwist-expiration</Name>,
                    text: "When you last opened each of these copies, so that old ones can go. IndexedDB, as long as the copies.",
                  },
                ]}
              />
            </>
          ),
        },
        {
          id: "others",
          title: "Third-party cookies",
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
              <IntentLink href={ROUTES.privacy} className="link">
                privacy policy
              </IntentLink>{" "}
              says what else is kept.
            </p>
          ),
        },
      ]}
    />
  );
}
