import { Facts } from "@/components/about/legal-lists";
import type { LegalSection } from "@/components/about/legal-page";
import { IntentLink } from "@/components/ui/intent-link";
import { ROUTES } from "@/lib/routes";

/** What the privacy policy says where members write and send (P14.300). */

export const STORED_FOR_MEMBERS = [
  { name: "Units", text: "Miles or kilometers, if you choose. In this browser." },
  {
    name: "Unsent forms",
    text: "What you typed into a form and did not send, without passwords, codes and photos. In this browser, for 7 days, until you send it, discard it or sign out.",
  },
  {
    name: "Unfinished action",
    text: "Which button you pressed before we asked you to sign in, so that it is carried out once afterwards. In this browser, for 30 minutes at most.",
  },
];

const KEPT = [
  {
    name: "Profile",
    text: "Your public name, your town if you give it, and the month in which you joined. Everybody sees them. Until you change them or the account is deleted.",
  },
  {
    name: "Language",
    text: "The language that you chose to read this site in, so that your other devices offer it once you sign in there, and that we write to you in it. You alone see it. Until you choose another or the account is deleted.",
  },
  {
    name: "Reviews, tips, photos, posts",
    text: "Everybody sees them with your public name. Place, time and camera are removed from photos. Reviews, tips, photos and forum posts stay until you delete them; a removed text or photo a year longer, for objections. With your account they go, or stay without your name, as you choose; the first post of a topic that others have answered stays without your name.",
  },
  {
    name: "Events you announce",
    text: "Everybody sees them with your public name, once a moderator has published them. They stay after they are over. With your account they go, or stay without your name, as you choose.",
  },
  {
    name: "Helpful, prices, events, “Still open”",
    text: "What you pressed. Everybody sees the numbers; members who joined the same event see your name. Until you take it back.",
  },
  {
    name: "Dishes",
    text: "What you add is shown without your name, and what you press, “I ate this” or “No longer served”, as a number. Until you take it back; a dish that others have eaten stays, without your account. With your account the others go, or stay, as you choose for your reviews.",
  },
  {
    name: "Listings, corrections",
    text: "The facts, which become public once they are accepted, and your account as their sender, which editors and moderators see, until a year after the decision. For a listing without an account, the e-mail address that you may leave to hear of the decision, until a day after it.",
  },
  {
    name: "Claims",
    text: "What you wrote to show that a restaurant is yours, and the address at its domain. Moderators see it. Your public name is not on the restaurant’s page.",
  },
  {
    name: "Messages, reports",
    text: "Moderators see them. The author of what you reported does not learn who sent the report.",
  },
  {
    name: "Decisions",
    text: "What moderators decided on what you wrote or on your account, when and why, in a log that nobody can change. You see the reasons in your profile. How many of them accepted something is your level, which everybody sees. Kept permanently; your account appears in it only as a number.",
  },
  {
    name: "Suspensions",
    text: "Start, end and reason. You and moderators see them. Until a year after they ended.",
  },
];

export const MEMBER_PRIVACY: readonly LegalSection[] = [
  {
    id: "members",
    title: "What you write, and who sees it",
    body: (
      <>
        <p>With an account you can publish and send things. The site keeps them on its server:</p>
        <Facts rows={KEPT} />
        <p>
          Your e-mail address is never public. Moderators see it when they open your account’s
          details; each time is noted in the log.
        </p>
      </>
    ),
  },
  {
    id: "mails",
    title: "E-mails",
    body: (
      <p>
        Where this site sends e-mail, you get what your account needs (to confirm an address, to set
        a password), answers to what you sent, and what was decided on what you wrote, reported or
        proposed. If you joined an event, we tell you when it changes or is cancelled, unless you
        turn that off. New reviews of your favorites come only if you ask for them in the{" "}
        <IntentLink href={ROUTES.settings} className="link">
          settings
        </IntentLink>
        , and each of these two kinds has a link that ends them. A mail is kept until it is sent.
        There are no newsletters.
      </p>
    ),
  },
];

export const TILES =
  "Restaurants come in tiles of a fixed grid. Our server can tell which tiles were fetched, and so roughly which area you look at, not where in it you are. It does not store that. A place that you choose, not the position of your device, is in the URL of its page, to about a kilometer. Our server keeps that page for whoever asks for it next, and not who asked; its log leaves the coordinates out.";

export const FORM_RETENTION =
  "What you send through a form is kept: messages and reports until a year after they were sent, once they were dealt with; who sent a listing, correction, claim or answer until a year after the decision. Whoever runs this site may have set other times.";

export const LIMIT_RETENTION =
  " To limit abuse, what is written and sent is also counted, per account and per IP address, for a few hours. These counts are in memory only.";

export const VIEW_COUNTS =
  " Where scripts run, the page of a restaurant tells our server once that it was opened, by a request without cookies. Only the number for each restaurant and week is stored, for 90 days, with nothing about the visitor; the restaurant’s owner sees it.";

export const OWN_DATA = (
  <>
    With an account, “Download my data” and “Delete my account” are in your{" "}
    <IntentLink href={ROUTES.settings} className="link">
      settings
    </IntentLink>
    . Your name and town are changed in your{" "}
    <IntentLink href={ROUTES.profile} className="link">
      profile
    </IntentLink>
    , each review on its own page.
  </>
);
