import { Facts, Points } from "@/components/about/legal-lists";
import { LegalPage } from "@/components/about/legal-page";
import {
  FORM_RETENTION,
  LIMIT_RETENTION,
  MEMBER_PRIVACY,
  OWN_DATA,
  STORED_FOR_MEMBERS,
  TILES,
  VIEW_COUNTS,
} from "@/components/about/member-privacy";
import { IntentLink } from "@/components/ui/intent-link";
import type { LegalFacts } from "@/lib/about/legal";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

const UPDATED = "2026-11-27";

function stored({ accountKeeper }: LegalFacts, isKept: boolean) {
  return [
    {
      name: "Account",
      text: `Your email address, your password as a hash and, if you give it, your full name, with the times of sign-up and sign-in${isKept ? ", and the key of your second factor, if you set one up" : ""}. Kept by ${accountKeeper}, until the account is deleted.`,
    },
    {
      name: "Sign-in cookie",
      text: "Keeps you signed in. Removed when you sign out.",
    },
    {
      name: "Search location",
      text: "The name and coordinates of the place you looked for. In this browser tab, removed after one use.",
    },
    {
      name: "Place in use",
      text: "The place that your list is sorted around. In the history of this tab, so that Back and reload bring the list back.",
    },
    {
      name: "Last place",
      text: isKept
        ? "The last place you looked for restaurants around, to within about 100 meters. “Restaurants near me” opens with it the next time, and without a connection. In this browser, until you look elsewhere."
        : "The last place you looked for restaurants around, to within about 100 meters, for when you have no connection. In this browser, until you look elsewhere.",
    },
    ...(isKept
      ? [
          {
            name: "Last places",
            text: "Up to three places that you chose, to within about 100 meters, to offer them again. In this browser, until you choose others.",
          },
        ]
      : []),
    {
      name: "Favorites",
      text: isKept
        ? "The restaurants you saved. Signed out, in this browser; signed in, in your account, with your notes and lists. Until you remove them."
        : "The restaurants you saved. In this browser, until you remove them.",
    },
    {
      name: "Map key",
      text: "Your Google Maps key, if you enter one. In this browser, until you remove it.",
    },
    { name: "Theme", text: "Light or dark, if you choose. In this browser." },
    ...(isKept ? STORED_FOR_MEMBERS : []),
  ];
}

type PrivacyPolicyProps = {
  facts: LegalFacts;
  /** Whether accounts keep what is saved and written (P14.17). */
  isKept: boolean;
  /** The host of the geocoder of GEOCODER_URL (P3.18). */
  geocoderHost?: string | undefined;
};

/** The privacy policy (P2.10): what the site actually does. */
export function PrivacyPolicy({ facts, isKept, geocoderHost }: PrivacyPolicyProps) {
  return (
    <LegalPage
      current={ROUTES.privacy}
      title="Privacy Policy"
      updated={UPDATED}
      inShort={[
        "You can search, browse and read without an account.",
        isKept
          ? "Your position is not sent to us; which area you look at is."
          : "Your position is not sent to us.",
        isKept
          ? "There are no advertising cookies and no trackers. How often a restaurant’s page is opened is counted, never who opens it."
          : "There are no advertising cookies, no analytics and no trackers.",
      ]}
      sections={[
        {
          id: "stored",
          title: "What is stored",
          body: (
            <>
              <p>{SITE_NAME} works without an account. This is what it keeps:</p>
              <Facts rows={stored(facts, isKept)} />
              <p>
                All but the account{isKept && ", what you keep in it"} and its cookie stays in your
                browser and never reaches us.
              </p>
            </>
          ),
        },
        ...(isKept ? MEMBER_PRIVACY : []),
        {
          id: "location",
          title: "Your location",
          body: (
            <>
              <p>
                Restaurants near you are sorted by distance. For that, the page asks your browser
                for your position. Your browser asks you first, and you can say no
                {isKept ? " and type a place" : ": a default place in New York is used instead"}.
              </p>
              <p>
                Distances are worked out on your device. How your browser finds your position, and
                whom it asks for it, is up to your browser and its maker.
              </p>
              {isKept && <p>{TILES}</p>}
            </>
          ),
        },
        {
          id: "search",
          title: "What you search for",
          body: (
            <>
              <p>
                {isKept
                  ? "What you type into the location box, and into the search for cities, is sent to our server while you type, which suggests and finds places. It is not stored together with who you are. Without a connection, lists on your device answer."
                  : "The names of cities are looked up in lists that are part of this site; our server can tell which list was fetched, not what you typed."}{" "}
                If a Google Maps key is in use, what you type into the location box goes to Google,
                which suggests and finds places.
                {isKept &&
                  " “Search everywhere” asks our server. A search that finds nothing is counted by its words and its day for 90 days, never with who asked; texts with e-mail addresses or long numbers are not."}
              </p>
              {isKept && geocoderHost && (
                <p>
                  A text that this site does not know is sent on by our server to {geocoderHost},
                  which looks for it on OpenStreetMap’s map. That service gets the text alone:
                  neither your IP address nor anything else about you. Our server remembers the last
                  1,000 texts and their answers until it restarts, but not who asked.
                </p>
              )}
            </>
          ),
        },
        {
          id: "maps",
          title: "Maps",
          body: (
            <>
              <p>
                Street maps come from {facts.streetMapHost}. While one is on the screen, that
                service receives your IP address and the area you are looking at.{" "}
                {facts.hasGoogleMapsKey
                  ? "This site has a Google Maps key: the service is Google then."
                  : "If you enter a Google Maps key, the service is Google."}
              </p>
              <p>The list shows the same restaurants without a map.</p>
            </>
          ),
        },
        {
          id: "forms",
          title: "Likes, comments and forms",
          body: (
            <p>
              Nothing that you do in the gallery is sent or stored: a like is gone when you leave
              the page, a comment when you close the image or go to the next.{" "}
              {isKept
                ? FORM_RETENTION
                : "The contact form and the form for a new restaurant do not send anything yet: what you type is written to the console of your own browser."}
            </p>
          ),
        },
        {
          id: "server",
          title: "What our server sees",
          body: (
            <p>
              As every web server does, ours receives your IP address and the name of your browser
              with each request. {SITE_NAME} keeps no log of visitors; a company that hosts it may
              keep one. To slow down the guessing of passwords, sign-in attempts are counted per IP
              address for a few minutes.{isKept && LIMIT_RETENTION + VIEW_COUNTS}
            </p>
          ),
        },
        {
          id: "rights",
          title: "Your rights",
          body: (
            <>
              <p>
                You can ask for a copy of what is held about you, have it corrected or have it
                deleted. You can also complain to the data protection authority where you live.
              </p>
              <Points
                points={[
                  "To clear what this browser keeps, remove this site’s data in the browser settings.",
                  ...(isKept ? [OWN_DATA] : []),
                  <>
                    For {isKept ? "everything else" : "your account"}, ask whoever runs the site you
                    are using.{" "}
                    {facts.hasOwnContact ? "They are named on the" : "The details on the"}{" "}
                    <IntentLink href={ROUTES.contact} className="link">
                      contact page
                    </IntentLink>
                    {facts.hasOwnContact ? "." : " are placeholders for now."}
                  </>,
                ]}
              />
            </>
          ),
        },
        {
          id: "changes",
          title: "Changes to this text",
          body: <p>When something changes, the date at the top changes too.</p>,
        },
      ]}
    />
  );
}
