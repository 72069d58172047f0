import {
  ACCOUNT_LANGUAGE_STORAGE_KEY,
  compareLanguage,
} from "@/lib/account/language/device-language";
import { DATABASE_ATTRIBUTE } from "@/lib/browser/database-mark";
import { chooseLanguage, chosenLanguage, LANGUAGE_COOKIE } from "@/lib/languages/choice";

const mockExchange = jest.fn<Promise<string | undefined>, [object]>();
jest.mock("@/lib/account/language/actions", () => ({
  exchangeLanguage: (sent: object) => mockExchange(sent),
}));

const chosen = () => chosenLanguage(document.cookie);

beforeEach(() => {
  document.documentElement.setAttribute(DATABASE_ATTRIBUTE, "");
  document.cookie = `${LANGUAGE_COOKIE}=; Path=/; Max-Age=0`;
  sessionStorage.clear();
  mockExchange.mockReset().mockResolvedValue(undefined);
});
afterAll(() => document.documentElement.removeAttribute(DATABASE_ATTRIBUTE));

test("a device without a choice takes over that of the account, and asks once", async () => {
  mockExchange.mockResolvedValue("he");
  await compareLanguage("noor");
  expect(mockExchange).toHaveBeenCalledWith({ language: undefined, isNew: false });
  expect(chosen()).toBe("he");
  await compareLanguage("noor");
  expect(mockExchange).toHaveBeenCalledTimes(1);
});

test("a device with a choice keeps it, and tells the account", async () => {
  chooseLanguage("de");
  mockExchange.mockResolvedValue("he");
  await compareLanguage("noor");
  expect(mockExchange).toHaveBeenCalledWith({ language: "de", isNew: false });
  expect(chosen()).toBe("de");
});

test("what is chosen while signed in is new, and what another account chose is not", async () => {
  await compareLanguage("noor");
  chooseLanguage("fr");
  await compareLanguage("noor");
  expect(mockExchange).toHaveBeenLastCalledWith({ language: "fr", isNew: true });
  await compareLanguage("ruth");
  expect(mockExchange).toHaveBeenLastCalledWith({ language: "fr", isNew: false });
});

test("what cannot be asked is asked again, and a language that the site has not is none", async () => {
  mockExchange.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await compareLanguage("noor");
  expect(sessionStorage.getItem(ACCOUNT_LANGUAGE_STORAGE_KEY)).toBeNull();
  mockExchange.mockResolvedValueOnce("xx");
  await compareLanguage("noor");
  expect(mockExchange).toHaveBeenCalledTimes(2);
  expect(chosen()).toBeUndefined();
});

test("without a database nothing is asked", async () => {
  document.documentElement.removeAttribute(DATABASE_ATTRIBUTE);
  await compareLanguage("noor");
  expect(mockExchange).not.toHaveBeenCalled();
});
