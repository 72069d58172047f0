import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FavoritesShare } from "@/components/restaurants/favorites/favorites-share";
import { OwnFavorite } from "@/components/restaurants/favorites/own-favorite";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { saveFavoriteNote, startSharing } from "@/lib/favorites/actions";
import { favoritesNotices } from "@/lib/favorites/page-notices";
import { filesOf } from "@/lib/languages/texts-in";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/favorites/actions", () => ({
  endSharing: jest.fn(),
  saveFavoriteNote: jest.fn(),
  startSharing: jest.fn(),
}));

const SUBJECTS = filesOf("de", ["favorites-account", "form", "note"]);
const NOW = new Date("2026-11-28T09:00:00Z");

it("says in German when a favorite was saved, and what is wrong with its note", async () => {
  render(
    <InLanguage language="de" subjects={SUBJECTS}>
      <OwnFavorite
        restaurantId="1"
        name="Kopps"
        details={{ note: "", savedAt: "2026-11-25T09:00:00Z" }}
        now={NOW}
      />
    </InLanguage>,
  );
  expect(screen.getByText("Gemerkt vor 3 Tagen")).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByText("Notiz hinzufügen"));
  const note = screen.getByLabelText("Private Notiz");
  await user.click(note);
  await user.paste("x".repeat(501));
  await user.click(screen.getByRole("button", { name: "Notiz speichern" }));
  expect(note).toHaveAccessibleDescription("Bitte schreib höchstens 500 Zeichen.");
  expect(saveFavoriteNote).not.toHaveBeenCalled();
});

it("says in German that the list cannot be shared now, and gives the link of the language", async () => {
  const notices: Notice[] = [];
  const disconnect = connectNotices((notice) => void notices.push(notice));
  jest.mocked(startSharing).mockResolvedValue({ refused: "limited" });
  const share = (token: string | undefined) => (
    <InLanguage language="de" subjects={SUBJECTS}>
      <FavoritesShare token={token} onChange={jest.fn()} notices={favoritesNotices("de")} />
    </InLanguage>
  );
  const { rerender } = render(share(undefined));
  await userEvent.click(screen.getByRole("button", { name: "Diese Liste teilen" }));
  await waitFor(() => expect(notices[0]?.title).toBe("Das war viel in kurzer Zeit"));
  rerender(share("0a1b"));
  expect(screen.getByLabelText("Link zu dieser Liste")).toHaveValue(
    `${window.location.origin}/de/favorites/shared/0a1b`,
  );
  disconnect();
});
