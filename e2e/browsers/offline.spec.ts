import { test as base } from "@/e2e/browsers/fixtures";
import { startRecordingProxy } from "@/e2e/support/servers/recording-proxy";

type Site = Awaited<ReturnType<typeof startRecordingProxy>>;

const test = base.extend<{ site: Site }>({
  site: async ({ baseURL }, provide) => {
    const site = await startRecordingProxy(baseURL ?? "");
    await provide(site);
    await site.stop();
  },
  origin: async ({ site }, provide) => provide(site.origin),
});

test("visited pages and the list open without a connection, others are replaced by the offline screen", async ({
  visitor,
  site,
  allow,
}) => {
  allow(/./);
  await visitor.open("/guides/health");
  await visitor.says(() => navigator.serviceWorker.controller !== null).toBe(true);
  const isKept = async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().some(({ url }) => new URL(url).pathname === "/guides/health");
  };
  await visitor.says(isKept).toBe(true);

  await site.cutOff();
  for (const [path, heading] of [
    ["/guides/health", "Vegan Health Guide"],
    ["/restaurants/near-me", "Vegan restaurants near you"],
    ["/community/members", "You are offline"],
  ] as const) {
    await visitor.open(path);
    await visitor.readsHeading(heading);
  }
  await site.reconnect();
  await visitor.readsHeading("Members");
});
