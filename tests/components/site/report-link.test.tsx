import { render, screen } from "@testing-library/react";
import { ReportLink } from "@/components/site/report-link";
import deControls from "@/lib/messages/de/controls.json";
import de from "@/lib/messages/de/reviews.json";
import zhControls from "@/lib/messages/zh-hant/controls.json";
import zh from "@/lib/messages/zh-hant/reviews.json";
import { InLanguage } from "@/tests/components/in-language";

const link = <ReportLink kind="review" id="1" about="die Bewertung von Ana" />;

test("in English it says what it reports", () => {
  render(<ReportLink kind="review" id="1" about="the review of Ana" />);
  expect(screen.getByRole("link", { name: "Report the review of Ana" })).toBeVisible();
});

test.each([
  ["de", { reviews: de, controls: deControls }, /^Melden ?: die Bewertung von Ana/],
  ["zh-hant", { reviews: zh, controls: zhControls }, /^檢舉 ?：die Bewertung von Ana/],
] as const)("in %s what it reports follows as the language has it", (language, subjects, name) => {
  render(
    <InLanguage language={language} subjects={subjects}>
      {link}
    </InLanguage>,
  );
  expect(screen.getByRole("link", { name })).toBeVisible();
});
