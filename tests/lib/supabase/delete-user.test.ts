/** @jest-environment node */
const KEY = "sb_secret_0123456789abcdef";
const ID = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0001";

const ENVIRONMENT = process.env;

beforeEach(() => {
  jest.resetModules();
  process.env = { ...ENVIRONMENT, NEXT_PUBLIC_SUPABASE_URL: "https://abcdefgh.supabase.co" };
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  process.env = ENVIRONMENT;
});

async function deleteWith(status: number) {
  const { deleteServiceUser } = await import("@/lib/supabase/delete-user");
  const sent = jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({}, { status }));
  return { outcome: deleteServiceUser(ID), sent };
}

it.each([200, 404])("deletes an account with the project's secret key (%d)", async (status) => {
  process.env.SUPABASE_SECRET_KEY = KEY;
  const { outcome, sent } = await deleteWith(status);
  await expect(outcome).resolves.toBeUndefined();
  const [[url, init]] = sent.mock.calls as [[string, RequestInit]];
  expect(url).toBe(`https://abcdefgh.supabase.co/auth/v1/admin/users/${ID}`);
  expect(init).toMatchObject({ method: "DELETE", headers: { Authorization: `Bearer ${KEY}` } });
});

it("says so when the service does not", async () => {
  process.env.SUPABASE_SECRET_KEY = KEY;
  await expect((await deleteWith(500)).outcome).rejects.toThrow("500");
});

it("says that it takes the secret key", async () => {
  delete process.env.SUPABASE_SECRET_KEY;
  const { outcome, sent } = await deleteWith(200);
  await expect(outcome).rejects.toThrow("SUPABASE_SECRET_KEY is needed");
  expect(sent).not.toHaveBeenCalled();
});
