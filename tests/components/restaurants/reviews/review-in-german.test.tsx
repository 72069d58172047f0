import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReviewForm } from "@/components/restaurants/reviews/review-form";
import form from "@/lib/messages/de/forms/form.json";
import photo from "@/lib/messages/de/forms/photo.json";
import review from "@/lib/messages/de/forms/review.json";
import { publishReview } from "@/lib/reviews/actions";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/reviews/actions", () => ({ publishReview: jest.fn() }));

const action = jest.mocked(publishReview);

function show() {
  return render(
    <InLanguage language="de" subjects={{ form, photo, "review-form": review }}>
      <h1 id="review-heading">Bewertung schreiben</h1>
      <ReviewForm
        restaurantId="1"
        hasPhotos
        dates={{ earliest: "2021-11-25", latest: "2026-11-25" }}
      />
    </InLanguage>,
  );
}

const publish = () => screen.getByRole("button", { name: "Bewertung veröffentlichen" });
const title = () => screen.getByRole("textbox", { name: "Titel" });

async function fill() {
  const user = userEvent.setup();
  await user.click(screen.getByRole("radio", { name: "1 Stern" }));
  await user.type(title(), "Leise und gut");
  await user.click(screen.getByRole("textbox", { name: "Deine Bewertung" }));
  await user.paste("Maultaschen mit Linsen, dazu ein Salat aus dem Garten.");
  await user.click(screen.getByLabelText("Datum deines Besuchs"));
  await user.paste("2026-11-01");
  return user;
}

beforeEach(() => {
  action.mockReset();
  window.sessionStorage.clear();
  window.localStorage.clear();
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => undefined;
});

it("says in German what is wrong with each field before anything is sent", async () => {
  const user = userEvent.setup();
  show();
  await user.click(title());
  await user.paste("a".repeat(101));
  expect(title()).toHaveAccessibleDescription("1 Zeichen zu lang");
  await user.click(publish());
  expect(
    screen.getByRole("group", { name: "Deine Bewertung in Sternen" }),
  ).toHaveAccessibleDescription("Bitte wähl einen bis fünf Sterne.");
  expect(screen.getByLabelText("Datum deines Besuchs")).toHaveAccessibleDescription(
    "Bitte gib an, wann du dort warst.",
  );
  await user.upload(
    screen.getAllByLabelText("Foto hinzufügen")[0]!,
    new File([], "leer.jpg", { type: "image/jpeg" }),
  );
  expect(screen.getByText("Diese Datei ist leer. Wähl ein anderes Foto.")).toBeInTheDocument();
  expect(action).not.toHaveBeenCalled();
});

it("tells the server its language, and says in it that the site cannot be reached", async () => {
  show();
  const user = await fill();
  action.mockRejectedValue(new TypeError("Failed to fetch"));
  await user.click(publish());
  expect(action.mock.lastCall?.[1].get("language")).toBe("de");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Die Website war nicht erreichbar. Dein Text ist auf diesem Gerät gespeichert: Bitte versuch es noch einmal.",
  );
});

it("leads a visitor who is signed out back to the German form", async () => {
  show();
  const user = await fill();
  action.mockResolvedValue({
    values: {},
    errors: {},
    failure: "Du bist abgemeldet.",
    isSignedOut: true,
  });
  await user.click(publish());
  expect(screen.getByRole("link", { name: "Anmelden" })).toHaveAttribute(
    "href",
    expect.stringContaining(encodeURIComponent("/de/restaurants/1/review")),
  );
});

it("offers the draft of another tab in German", async () => {
  const { unmount } = show();
  await fill();
  unmount();
  window.sessionStorage.clear();
  show();
  expect(
    screen.getByText(
      "Du hast eine Bewertung noch nicht gesendet. Fotos müssen neu ausgewählt werden.",
    ),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Weiterschreiben" }));
  expect(title()).toHaveValue("Leise und gut");
});
