import { Points } from "@/components/about/legal-lists";
import { LegalPage } from "@/components/about/legal-page";
import { IntentLink } from "@/components/ui/intent-link";
import { ROUTES } from "@/lib/routes";

const UPDATED = "2026-11-27";

/**
 * The accessibility statement (P2.10): what has been done, how it is checked, and what is known to be missing. Each point
 * is true of what the tests look at; when a test is removed, its sentence is, too. `isOpen`: whether messages can be sent.
 */
export function AccessibilityStatement({ isOpen }: { isOpen: boolean }) {
  return (
    <LegalPage
      current={ROUTES.accessibility}
      title="Accessibility"
      updated={UPDATED}
      inShort={[
        "The aim is WCAG 2.2, level AA, on every page.",
        "Nothing needs a mouse or a map.",
        "Light, dark, motion and the size of letters follow your settings.",
      ]}
      sections={[
        {
          id: "done",
          title: "What has been done",
          body: (
            <Points
              points={[
                "Headings, landmarks and a skip link on every page; real links, buttons and labels.",
                "Text has a contrast of at least 4.5 to 1 in both themes, controls at least 3 to 1.",
                "Focus is always visible. Dialogs hold it and return it, and moving to another page puts it at the start of the new content.",
                "Pages reflow down to a width of 320 pixels and can be enlarged to 400 %.",
                "Text can be enlarged to twice its size and spaced further apart without anything being cut off or covered.",
                "Pictures that carry information have a text alternative; screen readers skip the others.",
                "Open and closed, ratings and difficulty are written out, never shown by color alone.",
                "Notices, errors in the account forms and the number of results are announced.",
                "The pictures of the gallery never move by themselves.",
                "Telephone links say whom they call.",
              ]}
            />
          ),
        },
        {
          id: "maps",
          title: "Maps",
          body: (
            <p>
              Pins are buttons with names, and a map can be moved and zoomed with the keyboard. The
              streets behind them are a picture: they cannot be read aloud. That is why every pin
              opens a card of text, and the same restaurants stand in a list below the Restaurant
              Map and one press away from the map of what is near you. Where a browser cannot draw
              maps, a list takes their place. Where Google Maps is used, its own limits apply as
              well.
            </p>
          ),
        },
        {
          id: "checked",
          title: "How it is checked",
          body: (
            <p>
              Automated tests run in Chromium, and the main ways through the site in Firefox and
              WebKit, the engine of Safari, as well. The rules of axe go over the pages, in both
              themes and at the width of a phone. A script that uses only the keyboard searches for
              a place and opens a restaurant, moves through the gallery and comments, opens pins on
              the map, creates an account and signs out. Others check announcements, large text, the
              size of controls and forced colors. What the main pages tell a screen reader is
              written down and was reviewed. All this finds only some of the barriers: only a few
              steps were tried with a screen reader, Orca, and nobody outside the project has
              audited the site.
            </p>
          ),
        },
        {
          id: "barriers",
          title: "If something is in your way",
          body: (
            <p>
              {isOpen ? (
                <>
                  Please{" "}
                  <IntentLink href={ROUTES.contact} className="link">
                    write to us
                  </IntentLink>
                </>
              ) : (
                "Messages are not open yet, so please tell whoever runs the site you are using"
              )}
              : which page, what you wanted to do, and which browser and assistive technology you
              use.
            </p>
          ),
        },
      ]}
    />
  );
}
