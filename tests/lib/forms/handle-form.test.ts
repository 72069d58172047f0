/** @jest-environment node */
import * as z from "zod/mini";
import { handleForm, handleMemberForm } from "@/lib/forms/handle-form";
import { ServiceUnavailable } from "@/lib/supabase/auth-service";

const mockVisitor = { sub: undefined as string | undefined, client: "", isScript: true };
const mockRedirects: string[] = [];
jest.mock("next/navigation", () => ({
  redirect: (href: string) => {
    mockRedirects.push(href);
    throw new Error("NEXT_REDIRECT");
  },
}));
jest.mock("next/headers", () => ({
  headers: async () =>
    new Headers({
      "x-forwarded-for": mockVisitor.client,
      ...(mockVisitor.isScript && { "next-action": "x" }),
    }),
}));
jest.mock("@/lib/database/client", () => ({ getStores: async () => ({ database: {} }) }));
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: () => true }));
jest.mock("@/lib/database/accounts/suspensions", () => ({ findSuspension: async () => undefined }));
jest.mock("@/lib/supabase/current-user", () => ({
  getCurrentUser: async () => mockVisitor.sub && { sub: mockVisitor.sub },
}));

const schema = z.object({ message: z.string().check(z.minLength(3, "Too short.")) });
const DONE = { done: { href: "/sent", notice: { title: "Message sent" } } };

let clients = 0;
const proxies = process.env.CHARD_TRUSTED_PROXIES;
beforeEach(() => {
  process.env.CHARD_TRUSTED_PROXIES = "1";
  clients += 1;
  Object.assign(mockVisitor, { sub: undefined, client: `192.0.2.${clients}`, isScript: true });
});
afterAll(() => {
  if (proxies === undefined) delete process.env.CHARD_TRUSTED_PROXIES;
  else process.env.CHARD_TRUSTED_PROXIES = proxies;
});

function send(message = "Hello", work = async () => DONE as object) {
  const data = new FormData();
  data.set("message", message);
  return handleForm({ data, schema, limit: "message", work });
}

it("says what is wrong next to its field, keeps what was typed, and does nothing", async () => {
  const work = jest.fn(async () => DONE);
  expect(await send("Hi", work)).toEqual({
    values: { message: "Hi" },
    errors: { message: "Too short." },
  });
  expect(work).not.toHaveBeenCalled();
});

it("says after many of one client that it was a lot, with what was typed, and lets others through", async () => {
  for (let times = 0; times < 5; times++) expect((await send()).failure).toBeUndefined();
  const work = jest.fn(async () => DONE);
  expect(await send("One more", work)).toEqual({
    values: { message: "One more" },
    errors: {},
    failure:
      "That was a lot in a short time. Please try again later. What you typed is still here.",
  });
  expect(work).not.toHaveBeenCalled();
  mockVisitor.client = "192.0.2.250";
  expect((await send()).done).toBeDefined();
});

it("counts the messages of an account on all its devices", async () => {
  mockVisitor.sub = "an account";
  for (let times = 0; times < 5; times++) {
    mockVisitor.client = `198.51.100.${times}`;
    expect((await send()).failure).toBeUndefined();
  }
  mockVisitor.client = "198.51.100.99";
  expect((await send()).failure).toMatch(/^That was a lot/);
});

it("asks members to sign in, with what was typed", async () => {
  const data = new FormData();
  data.set("message", "Hello");
  const work = jest.fn(async () => DONE);
  expect(await handleMemberForm({ data, schema, limit: "post", work })).toEqual({
    values: { message: "Hello" },
    errors: {},
    failure: "You are signed out.",
    isSignedOut: true,
  });
  expect(work).not.toHaveBeenCalled();
});

it("says that nothing was saved while a service cannot be reached", async () => {
  const state = await send("Hello", async () => {
    throw new ServiceUnavailable();
  });
  expect(state).toMatchObject({
    values: { message: "Hello" },
    failure: expect.stringMatching(/could not be saved just now/),
  });
});

it("says the same where the rules themselves cannot be looked up", async () => {
  const data = new FormData();
  data.set("message", "Hello");
  const lookUp = async (): Promise<typeof schema> => {
    throw new ServiceUnavailable();
  };
  const work = jest.fn(async () => DONE);
  expect(await handleForm({ data, schema: lookUp, limit: "message", work })).toMatchObject({
    values: { message: "Hello" },
    failure: expect.stringMatching(/could not be saved just now/),
  });
  expect(work).not.toHaveBeenCalled();
});

it("leads on without scripts, and leaves that to the form's own code with them", async () => {
  expect(await send()).toMatchObject({ ...DONE, values: {} });
  expect(mockRedirects).toEqual([]);
  mockVisitor.isScript = false;
  await expect(send()).rejects.toThrow("NEXT_REDIRECT");
  expect(mockRedirects).toEqual(["/sent"]);
});

it("leads back to a page in the language that the form names", async () => {
  const data = new FormData();
  data.set("message", "Hello");
  data.set("language", "de");
  const done = { href: "/restaurants/1#reviews", notice: { title: "" } };
  const work = async () => ({ done });
  expect(await handleForm({ data, schema, limit: "message", work })).toMatchObject({
    done: { href: "/de/restaurants/1#reviews" },
  });
});

const inLanguage = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return handleMemberForm({ data, schema, limit: "post", work: async () => ({}) });
};

it.each([
  [{ language: "de" }, "Du bist abgemeldet."],
  [{ language: "xx" }, "You are signed out."],
])("says in the language of the form's page what is wrong: %j", async (fields, failure) => {
  expect((await inLanguage({ message: "Hello", ...fields })).failure).toBe(failure);
});
