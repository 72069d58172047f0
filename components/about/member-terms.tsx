import { Points } from "@/components/about/legal-lists";
import type { LegalSection } from "@/components/about/legal-page";
import { IntentLink } from "@/components/ui/intent-link";
import { ROUTES } from "@/lib/routes";

const ODBL = "https://opendatacommons.org/licenses/odbl/1-0/";
const COPYRIGHT = "https://www.openstreetmap.org/copyright";

const Contact = () => (
  <IntentLink href={ROUTES.contact} className="link">
    write to us
  </IntentLink>
);

const WHAT_YOU_SEE: LegalSection = {
  id: "what",
  title: "What you see here",
  body: (
    <>
      <p>
        Facts about restaurants come from OpenStreetMap, from members and from owners. Reviews,
        photos, posts and replies are their authors’ own, and nobody checks that they are right.
        Opening hours and menus change: call before a long trip.
      </p>
      <p>
        Restaurants, members, events and topics that are marked as samples are made up, with their
        figures and quotes.
      </p>
    </>
  ),
};

const CONTENT_RULES: LegalSection = {
  id: "rules",
  title: "What you may publish",
  body: (
    <>
      <p>
        The same rules hold for reviews, photos, topics, posts, events, owners’ replies, listings
        and public names:
      </p>
      <Points
        points={[
          "Write about what you saw and ate yourself. Do not review your own restaurant, one that you work for, or one that pays you for it.",
          "Show photos that you took, or may publish. The people in them have agreed.",
          "No insults, threats or hatred against anybody.",
          "No private data of others: no names of staff with what you think of them, no addresses, no numbers.",
          "No advertising, and not the same text again and again.",
          "Nothing that you know to be untrue, and nothing that is against the law.",
        ]}
      />
    </>
  ),
};

const MODERATION: LegalSection = {
  id: "moderation",
  title: "How it is moderated",
  body: (
    <>
      <p>
        Most of what members write is published at once. A simple check holds back texts that the
        same account wrote before, texts with three links or more and many texts of a new account;
        first reviews and photos may be held back as well. No list of words is used. What is held
        back, and every listing, correction and event, is decided by a person; but some corrections
        of{" "}
        <IntentLink href={ROUTES.levels} className="link">
          trusted members
        </IntentLink>{" "}
        apply at once, and a person can take them back.
      </p>
      <p>
        Everybody can report a review, tip, photo, dish, topic, post, reply or event with the
        “Report” link beside it, without an account. A person looks at each report. Who sent it is
        not shown to the author.
      </p>
      <p>
        What breaks these rules or the law is not published, or is removed. An account that does so
        repeatedly or badly can be suspended for 1, 7 or 30 days or for good, or deleted. The same
        holds for accounts that often send reports without a reason. What counts is how serious it
        is, how often it happened, and whether it was meant.
      </p>
      <p>
        Whoever wrote it is told what was decided and for which reason, in the profile and, where
        this site sends e-mail, by e-mail; so is whoever reported it with an account.
      </p>
    </>
  ),
};

const COMPLAINTS: LegalSection = {
  id: "complaints",
  title: "If you think that a decision is wrong",
  body: (
    <>
      <p>
        Please <Contact />, free of charge, whether you wrote what was removed or reported what was
        kept. Say what it is about and why you see it differently. A person looks at it again and
        answers you; what was wrong is put right.
      </p>
      <p>
        In the European Union you may also turn to a certified body for out-of-court disputes with
        online platforms, to the Digital Services Coordinator of your country, or to a court.
      </p>
    </>
  ),
};

const FACTS: LegalSection = {
  id: "facts",
  title: "Facts about restaurants",
  body: (
    <>
      <p>
        Facts are <a href={COPYRIGHT}>© OpenStreetMap contributors</a>, under the{" "}
        <a href={ODBL}>Open Database License</a> (ODbL): you may use them for anything, if you name
        the source and keep what you derive from them under the same license.{" "}
        <IntentLink href={ROUTES.data} className="link">
          Open data
        </IntentLink>{" "}
        has the file.
      </p>
      <p>
        Facts that you send with a listing, a correction or as an owner become part of this database
        and of that file, under the same license. Send only what you know yourself or from a source
        that may be used: not what another directory or map says.
      </p>
    </>
  ),
};

const TEXTS: LegalSection = {
  id: "texts",
  title: "What you write and show",
  body: (
    <>
      <p>
        Your reviews, photos, posts and replies stay yours. You allow this site to store them, to
        show them to everybody together with your public name, to change the size and format of
        photos, and to let others quote your posts. It is free of charge, not exclusive, and ends
        when you delete them or they are removed.
      </p>
      <p>
        When you delete your account you choose whether your reviews and posts go with it or stay
        without your name. Others may not copy them without asking you, beyond what the law allows
        as a quotation.
      </p>
    </>
  ),
};

/** The terms where members write and send (P14.300), around those of using the site. */
export const memberTerms = (use: LegalSection): LegalSection[] => [
  WHAT_YOU_SEE,
  use,
  CONTENT_RULES,
  MODERATION,
  COMPLAINTS,
  FACTS,
  TEXTS,
];
