import { Points } from "@/components/about/legal-lists";
import { LegalPage } from "@/components/about/legal-page";
import { ROUTES } from "@/lib/routes";

const UPDATED = "2026-11-20";

/** The accessibility statement (decision 5): what has been done, and what is known to be missing. */
export function AccessibilityStatement() {
  return (
    <LegalPage
      current={ROUTES.accessibility}
      title="Accessibility"
      updated={UPDATED}
      inShort={[
        "The aim is WCAG 2.2, level AA, on every page.",
        "Everything works with a keyboard and without a map.",
        "Light, dark and reduced motion follow your system.",
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
                "Focus is always to be seen. Dialogs keep it and give it back.",
                "Pages reflow down to a width of 320 pixels and can be enlarged to 400 %.",
                "Pictures that tell something have a text; the others are silent.",
                "Open and closed, ratings and difficulty are written out, never shown by color alone.",
                "Notices are announced, and the pictures of the gallery never move by themselves.",
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
              Automated tests with the rules of axe run over the pages, in both themes and at the
              width of a phone. They find only a part of all barriers. Nobody from outside has
              audited the site.
            </p>
          ),
        },
        {
          id: "barriers",
          title: "If something is in your way",
          body: (
            <p>
              Messages are not open yet, so please tell whoever runs the site you are using: which
              page, what you wanted to do, and with which browser and aids.
            </p>
          ),
        },
      ]}
    />
  );
}
