import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "../run/port.mjs";
import { Stop } from "../run/process.mjs";
import { installDebianPackages, onPath } from "./system-packages.mjs";

/** Where Debian keeps the programs of its versions. */
const DEBIAN = "/usr/lib/postgresql";
/** The user that Debian's package adds: the server refuses to run as root. */
const USER = "postgres";

function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => b - a) : [];
  const folders = versions.map((version) => join(DEBIAN, version, "bin"));
  const initdb = onPath("initdb");
  return [...folders, initdb && dirname(initdb)].find(
    (folder) =>
      folder && existsSync(join(folder, "postgres")) && existsSync(join(folder, "initdb")),
  );
}

async function output(program, args) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
  let text = "";
  child.stdout.on("data", (chunk) => (text += chunk));
  await once(child, "close");
  return text.trim();
}

/** Whom the server runs as: this user, or where that is root, Debian's. */
async function serverUser() {
  if (userInfo().uid !== 0) return {};
  const [uid, gid] = await Promise.all([output("id", ["-u", USER]), output("id", ["-g", USER])]);
  if (!uid) throw new Stop(`Postgres does not run as root, and there is no user "${USER}".`);
  return { uid: Number(uid), gid: Number(gid) };
}

async function runToEnd(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Stop(`${program} failed (exit code ${code}).`);
}

/** A server that still starts accepts connections and refuses them at once. */
async function accepts(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts an empty Postgres server on a free port of this machine, installing Debian's package where there is none; for tests
 * without waiting for the disk, unless `isDurable`. Returns its URL, its folder and how to stop and restart it; undefined on a system
 * where it cannot be installed.
 */
export async function startPostgres({ isDurable = false } = {}) {
  if (!findPrograms()) await installDebianPackages(["postgresql"]);
  const programs = findPrograms();
  if (!programs) return undefined;

  const user = await serverUser();
  const folder = mkdtempSync(join(tmpdir(), "chard-postgres-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder };
  await runToEnd(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-N"],
    options,
  );

  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    fsync: isDurable ? "on" : "off",
    // A client that was asked for a password and has none leaves its connection open, and dropping a database waits for its end.
    authentication_timeout: "5s",
  };
  const settingsArguments = Object.entries(settings).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);

  async function start() {
    const server = spawn(
      join(programs, "postgres"),
      ["-D", data, "-p", String(port), ...settingsArguments],
      { ...options, stdio: "ignore" },
    );
    const ended = once(server, "exit");
    while (!(await accepts(url))) {
      if (server.exitCode !== null)
        throw new Stop("The Postgres server for the tests did not start.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    /** Connections end at once, in the middle of what they do. */
    return () => {
      server.kill("SIGINT");
      return ended;
    };
  }

  let end = await start();
  return {
    url,
    folder,
    async restart() {
      await end();
      end = await start();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
