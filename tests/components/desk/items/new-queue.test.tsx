import { render, screen } from "@testing-library/react";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskItemScreen } from "@/components/desk/items/desk-item";
import type * as QueueViews from "@/components/desk/items/queue-views";
import { QueueList } from "@/components/desk/queues/queue-list";
import type { DeskItem } from "@/lib/database/desk/queues/items";
import type * as QueueTable from "@/lib/desk/queues/queue-table";
import { LETTERS, type LETTER_WORDS } from "@/tests/lib/desk/letters";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/components/site/leave-when-signed-out", () => ({ LeaveWhenSignedOut: () => null }));

/** The table of queues, and one more. */
jest.mock("@/lib/desk/queues/queue-table", () => {
  const { QUEUE_TABLE } = jest.requireActual<typeof QueueTable>("@/lib/desk/queues/queue-table");
  const { LETTER_WORDS: letters } = jest.requireActual<{ LETTER_WORDS: typeof LETTER_WORDS }>(
    "@/tests/lib/desk/letters",
  );
  return { QUEUE_TABLE: { ...QUEUE_TABLE, letters } };
});

/** Its view and its icon. */
jest.mock("@/components/desk/items/queue-views", () => {
  const { viewOf } = jest.requireActual<typeof QueueViews>("@/components/desk/items/queue-views");
  const view = {
    did: () => "wrote this letter",
    contents: ({ letter }: { letter: string }) => <p>{letter}</p>,
  };
  return { viewOf: (queue: typeof LETTERS) => (queue === LETTERS ? view : viewOf(queue)) };
});
jest.mock("@/components/desk/queues/queue-icons", () => ({ QUEUE_ICONS: { letters: "svg" } }));

const NOW = new Date("2026-11-27T12:00:00Z");
const AT = new Date("2026-11-26T12:00:00Z");
const WAITING = { id: "7", title: "Noor", detail: "Dear desk", at: AT, state: {} };

const ITEM = {
  queue: LETTERS,
  letter: "Dear desk, tofu is no cheese.",
  at: AT,
  isWaiting: true,
  sender: undefined,
  senderId: "1",
  senderEmail: null,
  decision: undefined,
  questions: [],
} as unknown as DeskItem;

test("one more queue has a tab, a list with its kinds, and rows", () => {
  render(
    <DeskFrame
      counts={[{ queue: LETTERS, count: 1, oldest: AT }]}
      current={LETTERS}
      member={{ role: "editor" }}
      now={NOW}
    >
      <QueueList
        queue={LETTERS}
        waiting={[WAITING]}
        total={1}
        page={1}
        filter={{}}
        decisions={[]}
        now={NOW}
      />
    </DeskFrame>,
  );
  expect(screen.getByRole("link", { name: "Letters 1" })).toHaveAttribute("href", "/desk/letters");
  expect(screen.getByRole("region", { name: "Letters that wait" })).toHaveTextContent("Noor");
  for (const name of ["Long letters", "Answered"])
    expect(screen.getByRole("option", { name, hidden: true })).toBeInTheDocument();
});

test("its item is shown, and decided by the buttons that its words name", () => {
  render(
    <DeskItemScreen
      id="7"
      item={ITEM}
      similar={[]}
      lock={undefined}
      canUndo={false}
      sendsMail={false}
      waiting={[WAITING]}
      filter={{}}
      now={NOW}
      isModerator
    />,
  );
  expect(screen.getByText("Dear desk, tofu is no cheese.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Letters" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "File it" })).toHaveValue("file");
  expect(screen.getByRole("radio", { name: "Unreadable", hidden: true })).toBeInTheDocument();
  expect(screen.getByText("Return")).toBeInTheDocument();
  expect(screen.getByText("The sender finds it in the letter box.")).toBeInTheDocument();
});
