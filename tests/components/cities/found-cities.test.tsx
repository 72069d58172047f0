import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import userEvent from "@testing-library/user-event";
import { FoundCities } from "@/components/cities/found-cities";
import { readCityIndex } from "@/lib/cities/city-index";
import french from "@/lib/messages/fr/places/cities.json";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("@/lib/cities/city-index", () => ({
  ...jest.requireActual<object>("@/lib/cities/city-index"),
  readCityIndex: jest.fn(),
}));

const LISTED = [
  {
    continent: "Europe" as const,
    cities: [{ id: "berlin", name: "Berlin", country: "Germany", count: 9, lat: 0, lng: 0 }],
  },
];
const INDEX = [
  ["berlin", "Berlin", "Germany"],
  ["bern", "Bern", "Switzerland"],
  ["bergen", "Bergen", "Norway"],
].map(([id, name, country]) => ({
  id: id!,
  name: name!,
  country: country!,
  count: 3,
  lat: 0,
  lng: 0,
}));

const NONE: readonly string[] = [];

beforeEach(() => {
  jest.mocked(readCityIndex).mockResolvedValue(INDEX);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function Search() {
  const [text, setText] = useState("");
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <FoundCities
        text={text}
        listed={LISTED}
        found={"berlin".includes(text) ? 1 : 0}
        named={{ ids: text === "berna" ? ["bern"] : NONE, isSettled: true }}
        onClear={() => setText("")}
      />
    </>
  );
}

function show() {
  const { container } = render(<Search />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const said = () => [...container.querySelectorAll("[aria-live]")].map((each) => each.textContent);
  const pause = () => act(async () => void (await jest.advanceTimersByTimeAsync(1_000)));
  return { user, said, pause };
}

test("lists the others without reading them out, and says how many there are after a pause", async () => {
  const { user, said, pause } = show();
  await user.type(screen.getByRole("textbox"), "ber");
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Bern", "Bergen"]);
  expect(said()).toEqual([""]);
  await pause();
  expect(said()).toEqual(["3 cities found"]);
  await user.type(screen.getByRole("textbox"), "l");
  expect(said()).toEqual([""]);
  await pause();
  expect(said()).toEqual(["1 city found"]);
});

test("lists a city that has the text as another name", async () => {
  const { user } = show();
  await user.type(screen.getByRole("textbox"), "berna");
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Bern"]);
});

test("lists a city by its name in the page's language", async () => {
  const [, bern, bergen] = INDEX;
  jest.mocked(readCityIndex).mockResolvedValue([{ ...bern!, names: { fr: "Berne" } }, bergen!]);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <InLanguage language="fr" subjects={{ cities: french }}>
      <Search />
    </InLanguage>,
  );
  await user.type(screen.getByRole("textbox"), "ber");
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Berne", "Bergen"]);
});

test("says once that there are none", async () => {
  const { user, said, pause } = show();
  await user.type(screen.getByRole("textbox"), "zzqq");
  expect(screen.getByRole("heading", { name: /^No cities found/ })).toBeVisible();
  await pause();
  expect(said()).toEqual(["No cities found"]);
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  await pause();
  expect(said()).toEqual([""]);
});
