import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Contact } from "@/components/about/contact";
import { ContactForm } from "@/components/about/contact-form";
import { MessageSent } from "@/components/about/message-sent";
import { getContactDetails } from "@/lib/about/queries";
import { notify } from "@/lib/browser/notices";
import { messageSchema } from "@/lib/contact/schema";
import { PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/about/contact-form.json";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("@/lib/browser/notices", () => ({ notify: jest.fn() }));

const show = (language: Language, page: React.ReactNode) =>
  render(
    <InLanguage
      language={language}
      subjects={filesOf(language, ["contact", "contact-form", "controls"])}
    >
      {page}
    </InLanguage>,
  );

test("the details are named in German, and the names are a German list", async () => {
  show("de", <Contact details={await getContactDetails()} isOpen={false} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Kontakt");
  expect(
    screen.getByRole("link", { name: "Chard anrufen: +1 (212) 555-0142" }),
  ).toBeInTheDocument();
  expect(screen.getByText("Ada, Marcus und Samira")).toBeVisible();
});

test("a closed form says in German that nothing was sent", async () => {
  show("de", <ContactForm />);
  await userEvent.click(screen.getByRole("button", { name: "Nachricht senden" }));
  expect(notify).toHaveBeenCalledWith({
    title: "Nachrichten sind noch nicht möglich",
    description: "Nichts wurde gesendet, und nichts ist verloren: Dein Text steht noch hier.",
  });
});

test("after a message the ways on stay in the language", () => {
  show("he", <MessageSent />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/he/restaurants/near-me",
    "/he/about/contact",
  ]);
});

test.each(PREFIXED_LANGUAGES)("says in %s what is wrong with a message", (language) => {
  const t = textsIn<keyof typeof english>(language, "contact-form");
  const sent = { name: "", email: "noor", message: "short" };
  const issues = messageSchema(t).safeParse(sent).error!.issues;
  expect(issues.map(({ message }) => message)).toEqual([
    t("fault.name"),
    t("fault.email"),
    t("fault.short"),
  ]);
});
