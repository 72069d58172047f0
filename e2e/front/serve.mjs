// The servers of `npm run e2e:front`: two instances of the standalone copy, the accounts they share, and the reverse proxy in front.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishStatic } from "../../deploy/publish-static.mjs";
import { startReverseProxy } from "../../scripts/test/reverse-proxy.mjs";
import { main } from "../../scripts/run/process.mjs";
import { startAccounts } from "./accounts.mjs";
import { copyElsewhere, startInstance } from "./instance.mjs";

main(async () => {
  const state = mkdtempSync(join(tmpdir(), "chard-front-e2e-"));
  const copy = copyElsewhere();
  publishStatic(join(copy.folder, ".next/static"), join(state, "static/_next/static"));
  const stopAccounts = await startAccounts({
    port: Number(process.env.E2E_AUTH_PORT),
    directory: join(state, "accounts"),
  });
  const instances = await Promise.all([1, 2].map(() => startInstance({ folder: copy.folder })));
  const proxy = await startReverseProxy({
    ports: instances.map(({ port }) => port),
    staticFolder: join(state, "static"),
    port: Number(process.env.E2E_PORT),
  });

  process.once("SIGTERM", async () => {
    await proxy.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
    await stopAccounts();
    copy.remove();
    rmSync(state, { recursive: true, force: true });
    process.exit(0);
  });
});
