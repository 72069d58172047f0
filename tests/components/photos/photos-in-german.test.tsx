import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeletePhotoForm } from "@/components/photos/delete-photo-form";
import { PhotoDetailsForm } from "@/components/photos/photo-details-form";
import { UploadForm } from "@/components/photos/upload-form";
import { notify } from "@/lib/browser/notices";
import form from "@/lib/messages/de/forms/form.json";
import photo from "@/lib/messages/de/forms/photo.json";
import words from "@/lib/messages/de/forms/photo-words.json";
import upload from "@/lib/messages/de/forms/upload.json";
import { describePhoto } from "@/lib/photos/visitors/actions";
import { sendPhoto, type SentPhoto } from "@/lib/photos/visitors/send-photo";
import { InLanguage } from "@/tests/components/in-language";

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/browser/notices");
jest.mock("@/lib/photos/visitors/actions", () => ({
  describePhoto: jest.fn(),
  withdrawPhoto: jest.fn(),
}));
jest.mock("@/lib/photos/visitors/send-photo");

const send = jest.mocked(sendPhoto);

const PHOTO = {
  recordId: "00000000-0000-4000-8000-000000000001",
  id: "a",
  width: 900,
  height: 600,
  description: "Photo of food",
  shows: "food",
  status: "published",
} as const;

function show() {
  render(
    <InLanguage
      language="de"
      subjects={{ form, photo, "photo-words": words, "upload-form": upload }}
    >
      <h1 id="add-photos">Fotos hinzufügen</h1>
      <UploadForm restaurantId="kopps-berlin" />
      <PhotoDetailsForm
        restaurantId="kopps-berlin"
        photo={PHOTO}
        dishes={[{ id: "d", name: "Soup" }]}
      />
      <DeletePhotoForm
        restaurantId="kopps-berlin"
        photoId={PHOTO.recordId}
        about="das Foto: Foto vom Essen"
      />
    </InLanguage>,
  );
}

const file = () => new File(["x"], "suppe.jpg", { type: "image/jpeg" });
const choose = () => userEvent.upload(screen.getByLabelText("Fotos auswählen"), file());
const press = () => userEvent.click(screen.getByRole("button", { name: "Fotos hochladen" }));

beforeEach(() => {
  jest.clearAllMocks();
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => undefined;
  show();
});

test("tells the server its language, and says in it how far a photo is and that it is there", async () => {
  let finish: (sent: SentPhoto) => void = () => undefined;
  send.mockImplementation((_path, _file, onProgress) => {
    onProgress(0.4);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await choose();
  expect(screen.getByRole("button", { name: "suppe.jpg entfernen" })).toBeInTheDocument();
  await press();
  expect(screen.getByRole("progressbar", { name: "suppe.jpg wird hochgeladen" })).toHaveValue(40);
  expect(screen.getByText("40 %")).toBeInTheDocument();
  finish({});
  await screen.findByRole("button", { name: "Fotos hochladen" });
  expect(send.mock.lastCall?.[0]).toBe("/restaurants/kopps-berlin/photos/upload?language=de");
  expect(notify).toHaveBeenCalledWith({ title: "Foto hinzugefügt" });
});

test("says how many photos fit, and not what they may have together, which counts without scripts alone", () => {
  expect(screen.getByLabelText("Fotos auswählen")).toHaveAccessibleDescription(
    /^Bis zu 6 auf einmal: JPEG, PNG, WebP oder AVIF, je höchstens 10\sMB\s*$/,
  );
});

test("says in German that the site cannot be reached", async () => {
  send.mockResolvedValue(undefined);
  await choose();
  await press();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Die Website war nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.",
  );
});

test("asks in German what a photo shows, and names what nobody has described", async () => {
  expect(screen.getByText("Zum Foto: Foto vom Essen")).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Was ist darauf zu sehen?" })).toHaveDisplayValue(
    "Essen",
  );
  expect(screen.getByRole("combobox", { name: "Welches Gericht?" })).toHaveDisplayValue(
    "Keine Angabe",
  );
  const caption = screen.getByRole("textbox", { name: "Bildunterschrift" });
  expect(caption).toHaveValue("");
  await userEvent.type(caption, "example.com");
  await userEvent.click(screen.getByRole("button", { name: "Speichern" }));
  expect(caption).toHaveAccessibleDescription(
    "Bitte beschreib das Foto ohne Webadresse und ohne E-Mail-Adresse.",
  );
  expect(describePhoto).not.toHaveBeenCalled();
  expect(
    screen.getByRole("button", { name: /^Löschen ?: das Foto: Foto vom Essen$/ }),
  ).toBeInTheDocument();
});
