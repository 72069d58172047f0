import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Forum } from "@/components/community/forum/forum";
import { MemberTopicPage } from "@/components/community/forum/member-topic-page";
import { OwnPostScreen } from "@/components/community/forum/edit-post-screen";
import { TopicForm } from "@/components/community/forum/topic-form";
import { TopicPage } from "@/components/community/forum/topic-page";
import { listTopics } from "@/lib/community/queries";
import { DELETED_TEXT, DELETED_TITLE, FORMER_MEMBER, NOBODY } from "@/lib/forum/deleted";
import form from "@/lib/messages/de/forms/form.json";
import pages from "@/lib/messages/de/forum/form-pages.json";
import forum from "@/lib/messages/de/forum/forum.json";
import ownPosts from "@/lib/messages/de/forum/own-posts.json";
import postForms from "@/lib/messages/de/forum/post-forms.json";
import tabs from "@/lib/messages/de/forum/tabs.json";
import layout from "@/lib/messages/de/layout.json";
import reviews from "@/lib/messages/de/reviews.json";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => "/de/community/forum",
}));
jest.mock("@/lib/forum/actions", () => ({
  openTopic: jest.fn(),
  replyToTopic: jest.fn(),
  saveEditedPost: jest.fn(),
  withdrawPost: jest.fn(),
  getOpenPosts: jest.fn(() => Promise.resolve([])),
}));

const SUBJECTS = {
  "community-tabs": tabs,
  form,
  forum,
  "forum-pages": pages,
  layout,
  "own-posts": ownPosts,
  "post-forms": postForms,
  reviews,
};

const inGerman = (children: React.ReactNode) =>
  render(
    <InLanguage language="de" subjects={SUBJECTS}>
      {children}
    </InLanguage>,
  );

it("lists topics in German, and marks a sample's title as English", () => {
  const topic = {
    id: "rye",
    title: "Roggen in Lissabon?",
    author: { name: "Ada", slug: "ada" },
    replies: 1,
    lastPost: "2026-11-20",
    sample: false,
  };
  const sample = { ...topic, id: "s", title: "Where first?", replies: 1234, sample: true };
  inGerman(<Forum topics={[topic, sample]} page={1} pages={1} isOpen />);
  expect(screen.getByRole("heading", { level: 1, name: "Community-Forum" })).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Seiten der Community" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Mitglieder" })).toHaveAttribute(
    "href",
    "/de/community/members",
  );
  expect(screen.getByRole("link", { name: "Thema eröffnen" })).toHaveAttribute(
    "href",
    "/de/community/forum/new",
  );
  const [first, second] = screen.getAllByRole("article");
  expect(first).toHaveTextContent(
    "Roggen in Lissabon?von Ada1 AntwortLetzter Beitrag 20. November 2026",
  );
  expect(second).toHaveTextContent("von Ada (Beispiel)1.234 Antworten");
  expect(within(first!).getByText("Roggen in Lissabon?")).not.toHaveAttribute("lang");
  expect(within(second!).getByText("Where first?")).toHaveAttribute("lang", "en");
  expect(within(first!).getByRole("link")).toHaveAttribute("href", "/de/community/forum/rye");
});

it("shows a sample's words as English ones, and everything around them in German", async () => {
  const topic = (await listTopics()).find(({ id }) => id === "best-brunch")!;
  inGerman(<TopicPage topic={topic} previous={undefined} next={undefined} />);
  expect(screen.getByText(topic.title)).toHaveAttribute("lang", "en");
  expect(screen.getByText(topic.post.paragraphs[0]!)).toHaveAttribute("lang", "en");
  expect(screen.getByText("27. Oktober 2026")).toBeVisible();
  expect(screen.getByRole("heading", { name: "48 Antworten" })).toBeVisible();
  expect(screen.getByText("Hat Priya geholfen")).toBeVisible();
  expect(screen.getByRole("complementary", { name: "In diesem Thema" })).toHaveTextContent(
    "Priya, Noor, Tomás, Elena und Ada",
  );
  expect(screen.getByText(/^Ein Beispielthema: 4 von 48 Antworten/)).toHaveTextContent(
    "Antworten ist noch nicht möglich.",
  );
});

it("says in German what stands for texts and names that are gone", () => {
  const at = "2026-11-20T10:00:00Z";
  const posts = [
    { id: "1", author: NOBODY, at, text: DELETED_TEXT },
    { id: "2", author: { name: FORMER_MEMBER }, at, text: "Kombu.", quote: { text: "" } },
  ];
  inGerman(
    <MemberTopicPage
      id="deleted-topic-1"
      title={DELETED_TITLE}
      sample={false}
      replies={1}
      page={{ posts, count: 2, page: 1, pages: 1 }}
    />,
  );
  expect(screen.getByRole("heading", { level: 1, name: "[gelöschtes Thema]" })).toBeVisible();
  const [question, reply] = screen.getAllByRole("article");
  expect(question).toHaveTextContent("[gelöscht]");
  expect(question).toHaveTextContent("Die Antworten bleiben.");
  expect(reply).toHaveTextContent("Früheres Mitglied");
  expect(reply).toHaveTextContent("Der zitierte Beitrag ist nicht mehr zu sehen.");
  expect(within(reply!).getByText("Kombu.")).toHaveAttribute("dir", "auto");
  expect(
    within(reply!).getByRole("link", {
      name: /^Zitieren ?: der Beitrag von Früheres Mitglied \(Beitrag 2\)$/,
    }),
  ).toHaveAttribute("href", "/de/community/forum/deleted-topic-1/reply?quote=2");
});

it("says in German what is wrong with a topic, and names its language", async () => {
  const { container } = inGerman(<TopicForm />);
  await userEvent.click(screen.getByRole("button", { name: "Thema veröffentlichen" }));
  expect(screen.getByRole("textbox", { name: "Titel" })).toHaveAccessibleDescription(
    "Bitte schreib einen Titel mit mindestens 3 Zeichen.",
  );
  expect(container.querySelector('input[name="language"]')).toHaveValue("de");
  expect(screen.getByRole("link", { name: "Abbrechen" })).toHaveAttribute(
    "href",
    "/de/community/forum",
  );
});

it("shows its author in German a post that waits", () => {
  inGerman(
    <OwnPostScreen
      post={{
        id: "11111111-1111-4111-8111-111111111111",
        topicId: "rye",
        topicTitle: "Roggen?",
        isQuestion: true,
        text: "Wer backt ihn?",
        status: "waiting",
        at: "2026-11-20T10:00:00Z",
        isEditable: true,
      }}
    />,
  );
  expect(screen.getByRole("heading", { name: "Deinen Beitrag bearbeiten" })).toBeVisible();
  expect(screen.getByText(/^Danke. Das sieht sich zuerst die Moderation an/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Beitrag speichern" })).toBeVisible();
  expect(screen.getByText("Dieses Thema löschen")).toBeVisible();
});
