import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuestionScreen } from "@/components/questions/question-screen";
import { LANGUAGE_LIST } from "@/lib/languages/languages";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import type form from "@/lib/messages/en/forms/question.json";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const TOKEN = "aaaaaaaaaaaaaaaaaaaaaa";
const QUESTION = "Which number of the street is it?";

/** As Testing Library reads a label: with usual spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ");

test("a question is asked in English", () => {
  render(<QuestionScreen token={TOKEN} question={QUESTION} answer={null} />);
  expect(screen.getByRole("heading", { name: "A question for you" })).toBeVisible();
  expect(screen.getByText("From a moderator, about what you sent.")).toBeVisible();
  expect(screen.getByText(QUESTION)).not.toHaveAttribute("dir");
  expect(screen.getByLabelText("Your answer")).toBeVisible();
});

test.each(LANGUAGE_LIST)(
  "an answer that is too short is refused in its language: %s",
  async (language) => {
    const t = textsIn<keyof typeof form>(language, "question-form");
    render(
      <InLanguage
        language={language}
        subjects={filesOf(language, ["form", "form-pages", "question-form"])}
      >
        <QuestionScreen token={TOKEN} question={QUESTION} answer={null} />
      </InLanguage>,
    );
    await userEvent.click(screen.getByRole("button", { name: plain(t("send")) }));
    expect(screen.getByLabelText(plain(t("answer")))).toHaveAccessibleDescription(
      t("fault.answer"),
    );
  },
);

test("an answer that was given is shown in its own words, and no form", () => {
  render(
    <InLanguage language="he" subjects={filesOf("he", ["form-pages"])}>
      <QuestionScreen token={TOKEN} question={QUESTION} answer="It is number 94." />
    </InLanguage>,
  );
  expect(screen.getByText("It is number 94.")).toHaveAttribute("dir", "auto");
  expect(screen.queryByRole("button")).toBeNull();
});
