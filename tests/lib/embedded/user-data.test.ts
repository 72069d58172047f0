/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import {
  embeddedTarget,
  memoryDatabase,
  newAddress,
  newVisitor,
  type Target,
} from "@/tests/lib/embedded/contract-target";

jest.setTimeout(60_000);

let target: Target;
let close: () => Promise<void>;

beforeAll(async () => {
  const memory = await memoryDatabase();
  close = memory.close;
  target = await embeddedTarget(memory.database);
});

afterAll(() => close());

it("keeps every one of ten changes of a user's data that are made at once", async () => {
  const { auth } = newVisitor(target);
  const { data } = await auth.signUp({ email: newAddress(), password: "correct horse" });
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Bearer ${data.session!.access_token}`,
  };
  const fields = Array.from({ length: 10 }, (_, index) => `field ${index}`);
  const responses = await Promise.all(
    fields.map((field) =>
      target.fetch(`${target.url}/auth/v1/user`, {
        method: "PUT",
        headers,
        body: JSON.stringify({ data: { [field]: true } }),
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { data: after } = await auth.getUser();
  expect(Object.keys(after.user!.user_metadata)).toEqual(expect.arrayContaining(fields));
});
