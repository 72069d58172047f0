// A process with an open engine whose thread fails.
import { load } from "../../../../scripts/run/load.mjs";

const { openEngine } = await load("lib/database/engine/engine.ts");
const engine = await openEngine(process.argv[2]);
await engine.query("select 1 /* end the thread */").catch(({ message }) => console.log(message));
setInterval(() => undefined, 1_000);
