/** @jest-environment node */
import { getStores, installStores, type Stores } from "@/lib/database/client";

test("the stores are those that the start installs", async () => {
  await expect(getStores()).rejects.toThrow("before the server starts");
  const stores = { location: "here" } as Stores;
  installStores(async () => stores);
  expect(await getStores()).toBe(stores);
});
