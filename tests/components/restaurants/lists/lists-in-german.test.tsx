import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { ChangePlaceForm } from "@/components/restaurants/lists/change-place-form";
import { NewListForm } from "@/components/restaurants/lists/new-list-form";
import { PlaceDetailsForm } from "@/components/restaurants/lists/place-details-form";
import { SaveOfflineButton } from "@/components/restaurants/lists/save-offline-button";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { changePlace, makeList, savePlace } from "@/lib/favorites/lists/actions";
import { filesOf } from "@/lib/languages/texts-in";
import { saveListForOffline } from "@/lib/offline/saved-list";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }),
}));
jest.mock("@/lib/favorites/lists/actions", () => ({
  changePlace: jest.fn(),
  makeList: jest.fn(),
  savePlace: jest.fn(),
}));
jest.mock("@/lib/favorites/account", () => ({ syncFavoritesOnce: async () => {} }));
jest.mock("@/lib/favorites/account-keys", () => ({ isAccountList: () => true }));
jest.mock("@/lib/offline/saved-list", () => ({
  isListSaved: async () => false,
  saveListForOffline: jest.fn(),
}));

const LIST_ID = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0001";
const PLACE = { listId: LIST_ID, restaurantId: "1", name: "Kopps" };
const SUBJECTS = filesOf("de", ["form", "list-forms", "note"]);

const inGerman = (children: ReactNode) => (
  <InLanguage language="de" subjects={SUBJECTS}>
    {children}
  </InLanguage>
);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it("announces in German where a place stands after a move", async () => {
  jest.mocked(changePlace).mockResolvedValue({
    values: {},
    errors: {},
    done: { href: "/de/lists/x#place-1", notice: { title: "Reihenfolge gespeichert" } },
  });
  const place = (position: number) =>
    inGerman(<ChangePlaceForm {...PLACE} {...{ position }} count={3} />);
  const { rerender } = render(place(3));
  fireEvent.click(screen.getByRole("button", { name: "Kopps nach oben verschieben" }));
  await waitFor(() => expect(changePlace).toHaveBeenCalled());
  expect(jest.mocked(changePlace).mock.lastCall?.[1].get("language")).toBe("de");
  await act(async () => rerender(place(2)));
  expect(await screen.findByText("Kopps ist jetzt auf Platz 2 von 3.")).toBeInTheDocument();
});

it("says in German what is wrong with a list's name, and keeps it as a draft of the same key", async () => {
  render(
    inGerman(
      <>
        <h2 id="new-list">Neue Liste</h2>
        <NewListForm path="/lists" labelledBy="new-list" />
      </>,
    ),
  );
  await userEvent.click(screen.getByRole("button", { name: "Liste anlegen" }));
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription(
    "Bitte gib der Liste einen Namen.",
  );
  await userEvent.type(screen.getByLabelText("Name"), "Lissabon");
  expect(Object.keys({ ...window.localStorage, ...window.sessionStorage }).join()).toContain(
    "/lists#new-list",
  );
  expect(makeList).not.toHaveBeenCalled();
});

it("says in German what is wrong with a place's position and note", async () => {
  render(inGerman(<PlaceDetailsForm {...PLACE} position={1} count={3} day="" note="" />));
  const user = userEvent.setup();
  await user.click(screen.getByText("Bearbeiten oder entfernen"));
  await user.clear(screen.getByLabelText("Position"));
  await user.click(screen.getByLabelText("Private Notiz"));
  await user.paste("x".repeat(501));
  await user.click(screen.getByRole("button", { name: "Speichern" }));
  expect(screen.getByLabelText("Position")).toHaveAccessibleDescription(
    "Bitte gib eine Zahl von 1 bis 200 ein.",
  );
  expect(screen.getByLabelText("Private Notiz")).toHaveAccessibleDescription(
    "Bitte schreib höchstens 500 Zeichen.",
  );
  expect(savePlace).not.toHaveBeenCalled();
});

it.each([
  [2, "(2 Lokale)"],
  [1, "mit den Seiten von 1 der 2 Lokale"],
])("says in German that %i pages were stored", async (saved, text) => {
  const notices: Notice[] = [];
  const disconnect = connectNotices((notice) => void notices.push(notice));
  jest.mocked(saveListForOffline).mockResolvedValue(saved);
  const list = { path: "/de/lists/x", places: ["/de/restaurants/1", "/de/restaurants/2"] };
  render(inGerman(<SaveOfflineButton {...list} />));
  fireEvent.click(await screen.findByRole("button", { name: "Offline speichern" }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]?.description).toContain(text);
  expect(saveListForOffline).toHaveBeenCalledWith(list);
  disconnect();
});
