import { act, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import userEvent from "@testing-library/user-event";
import { Forum } from "@/components/community/forum/forum";
import { OwnPostScreen } from "@/components/community/forum/edit-post-screen";
import { ReplyForm } from "@/components/community/forum/reply-form";
import { TopicForm } from "@/components/community/forum/topic-form";
import { TopicPage } from "@/components/community/forum/topic-page";
import { listTopics } from "@/lib/community/queries";
import { getOpenPosts, openTopic, replyToTopic } from "@/lib/forum/actions";
import type { OwnPost } from "@/lib/forum/types";

const mockPush = jest.fn();
jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: mockPush }),
  usePathname: () => "/community/forum",
}));
jest.mock("@/lib/forum/actions", () => ({
  openTopic: jest.fn(),
  replyToTopic: jest.fn(),
  saveEditedPost: jest.fn(),
  withdrawPost: jest.fn(),
  getOpenPosts: jest.fn(() => Promise.resolve([])),
}));
jest.mock("@/lib/auth/signed-in-mark", () => ({
  ...jest.requireActual("@/lib/auth/signed-in-mark"),
  hasSessionCookie: () => true,
}));

const REPLY = {
  id: "11111111-1111-4111-8111-111111111111",
  author: { name: "Ada Example", slug: "ada-example" },
  at: "2026-11-20T10:00:00Z",
  editedAt: "2026-11-20T10:01:00Z",
  text: "Kombu.\n\nSee https://example.org/kombu.",
  quote: { text: "Ask before you sit down.", author: "Jun Takeda" },
};

const own: OwnPost = {
  id: REPLY.id,
  topicId: "broth-without-dashi",
  topicTitle: undefined,
  isQuestion: false,
  text: "Kombu.",
  status: "published",
  at: REPLY.at,
  isEditable: true,
};

/** With the lazily loaded parts. */
async function settled(element: ReactElement) {
  await act(async () => {
    render(element);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

async function renderSample(posts: (typeof REPLY)[] | undefined) {
  const topic = (await listTopics()).find(({ id }) => id === "broth-without-dashi")!;
  const replies = posts && { posts, count: posts.length, page: 1, pages: 1 };
  await settled(
    <TopicPage topic={topic} replies={replies} previous={undefined} next={undefined} />,
  );
}

it("says on a sample's page that replying is not open, and offers nothing, without a database", async () => {
  await renderSample(undefined);
  expect(screen.getByText(/Replying is not open yet\./)).toBeVisible();
  expect(screen.getByRole("heading", { name: "19 replies" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Quote|Report|Sign in/ })).toBeNull();
});

it("shows the replies of members below a sample's, with links that the site does not vouch for", async () => {
  await renderSample([REPLY]);
  expect(screen.queryByText(/not open yet/)).toBeNull();
  expect(screen.getByRole("heading", { name: "20 replies" })).toBeVisible();
  const post = within(screen.getAllByRole("article").at(-1)!);
  expect(post.getByRole("link", { name: "Ada Example" })).toHaveAttribute(
    "href",
    "/community/members/ada-example",
  );
  expect(post.getByRole("link", { name: "https://example.org/kombu" })).toHaveAttribute(
    "rel",
    "ugc nofollow",
  );
  expect(post.getByRole("blockquote")).toHaveTextContent("Jun Takeda wrote:Ask before you sit");
  expect(post.getByText("Edited")).toBeVisible();
  expect(
    post.getByRole("link", { name: /^Quote what Ada Example wrote \(post \d\)$/ }),
  ).toHaveAttribute("href", `/community/forum/broth-without-dashi/reply?quote=${REPLY.id}`);
  expect(
    post.getByRole("link", { name: /^Report the post of Ada Example \(post \d\)$/ }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign in to reply" })).toBeInTheDocument();
});

it("shows its author the way to edit a post, and what waits", async () => {
  const waiting: OwnPost = { ...own, id: "2", text: "It waits.", status: "waiting" };
  jest.mocked(getOpenPosts).mockResolvedValue([own, waiting]);
  const { TopicReplies } = await import("@/components/community/forum/topic-replies");
  // A topic that was not requested before.
  await settled(<TopicReplies topicId="mine" replies={[REPLY]} before={1} page={1} pages={1} />);
  expect(await screen.findByRole("link", { name: "Edit your post" })).toHaveAttribute(
    "href",
    `/community/forum/mine/edit/${REPLY.id}`,
  );
  const article = screen.getByRole("article", { name: "Your post, waiting for review" });
  expect(article).toHaveTextContent("It waits.");
  expect(article).toHaveTextContent("Waiting for review");
});

it("lists topics with the number of replies and marks samples where there are others", () => {
  const topic = {
    id: "rye",
    title: "Rye in Lisbon?",
    author: { name: "Ada", slug: "ada" },
    replies: 1,
    lastPost: "2026-11-20",
    sample: false,
  };
  const sample = { ...topic, id: "s", author: { name: "Jun", avatar: "/jun.svg" }, sample: true };
  const { rerender } = render(<Forum topics={[topic, sample]} page={1} pages={2} isOpen />);
  expect(screen.getByRole("link", { name: "Start a topic" })).toBeVisible();
  const [first, second] = screen.getAllByRole("article");
  expect(first).toHaveTextContent("Rye in Lisbon?by Ada1 replyLast post 20 November 2026");
  expect(second).toHaveTextContent("by Jun (sample)");
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "href",
    "/community/forum/page/2",
  );
  rerender(<Forum topics={[sample]} page={1} pages={1} isOpen={false} />);
  expect(screen.queryByRole("link", { name: "Start a topic" })).toBeNull();
  expect(screen.getByText("Sample topics with sample numbers of replies.")).toBeVisible();
});

it("says what is wrong with a topic before anything is sent", async () => {
  render(<TopicForm />);
  await userEvent.click(screen.getByRole("button", { name: "Post topic" }));
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveAccessibleDescription(
    "Please write a title of at least 3 characters.",
  );
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(
    "Please write at least 2 characters.",
  );
  expect(openTopic).not.toHaveBeenCalled();
});

it("sends a reply, and is empty afterwards", async () => {
  const done = { href: "/community/forum/mine#post-1", notice: { title: "Reply posted" } };
  jest.mocked(replyToTopic).mockResolvedValue({ values: {}, errors: {}, done });
  render(<ReplyForm topicId="mine" path="/community/forum/mine" />);
  const text = screen.getByRole("textbox", { name: "Your reply" });
  await userEvent.type(text, "Kombu");
  await userEvent.click(screen.getByRole("button", { name: "Post reply" }));
  const [[, data]] = jest.mocked(replyToTopic).mock.calls as [[unknown, FormData]];
  expect(Object.fromEntries(data)).toEqual({ topicId: "mine", text: "Kombu" });
  expect(mockPush).toHaveBeenCalledWith(done.href);
  expect(screen.getByRole("textbox", { name: "Your reply" })).toHaveValue("");
});

it.each([
  ["published", true, "Edit your post", /^$/],
  ["published", false, "Your post", /The 15 minutes .* are over/],
  ["waiting", true, "Edit your post", /Thank you. A moderator will review it first/],
  ["removed", false, "Your post", /A moderator has removed this post/],
] as const)("shows its author a post that is %s", (status, isEditable, heading, text) => {
  render(<OwnPostScreen post={{ ...own, status, isEditable }} />);
  expect(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  expect(screen.queryAllByRole("textbox", { name: "Your post" })).toHaveLength(Number(isEditable));
  if (text.source !== "^$") expect(screen.getByText(text)).toBeVisible();
  else expect(screen.queryByText(/moderator|are over/)).toBeNull();
});
