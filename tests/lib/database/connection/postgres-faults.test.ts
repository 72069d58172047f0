/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { explainFailure, isUnavailable } from "@/lib/database/failures";
import { openPostgresStores } from "@/lib/database/connection/postgres";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";
import { newPostgresUrl } from "@/tests/lib/database/support/postgres-server";

jest.setTimeout(120_000);

const failure = (url: string) =>
  openPostgresStores(url, MIGRATIONS).then(
    async ({ database }) => {
      await database.close();
      return "opened";
    },
    (error: unknown) => explainFailure(error),
  );

async function listen(respond: (socket: Socket) => void): Promise<[Server, string]> {
  const server = createServer(respond).listen(0, "127.0.0.1");
  await once(server, "listening");
  return [
    server,
    `postgres://chard:secret@127.0.0.1:${(server.address() as AddressInfo).port}/chard`,
  ];
}

it("says that nothing listens", async () => {
  const [server, url] = await listen(() => undefined);
  server.close();
  await once(server, "close");
  expect(await failure(url)).toMatch(/nothing listens .* \(ECONNREFUSED\)/);
});

it("passes on what a pooler says that does not reach its server, which counts as not available", async () => {
  const fields = "SFATAL\0C08P01\0Mserver login has been failing, try again later\0\0";
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + fields.length);
  const refusal = Buffer.concat([Buffer.from("E"), length, Buffer.from(fields)]);
  const [server, url] = await listen((socket) => socket.once("data", () => socket.end(refusal)));
  const error: unknown = await openPostgresStores(url, MIGRATIONS).catch((error: unknown) => error);
  expect(explainFailure(error)).toMatch(/the pooler .* \(08P01: server login has been failing/);
  expect(isUnavailable(error)).toBe(true);
  server.close();
});

if (process.env.CHARD_TEST_POSTGRES)
  describe("on a real server", () => {
    let url: string;
    let drop: () => Promise<void>;

    beforeAll(async () => {
      ({ url, drop } = await newPostgresUrl());
    });
    afterAll(() => drop());

    const changed = (change: (url: URL) => void) => {
      const other = new URL(url);
      change(other);
      return other.href;
    };

    it("says that there is no such database", async () => {
      expect(await failure(changed((other) => (other.pathname = "/nowhere")))).toMatch(
        /no database of that name \(3D000\)/,
      );
    });

    describe("with users whom it does not trust", () => {
      const WITH_PASSWORD = "chard_test_with_password";
      const WITH_TLS = "chard_test_with_tls";
      const rules = [
        `host all ${WITH_PASSWORD} all scram-sha-256`,
        `hostssl all ${WITH_TLS} all trust`,
        `hostnossl all ${WITH_TLS} all reject`,
      ];
      let admin: Client;
      let file: string;
      let trusting: string[];

      const writeRules = async (lines: string[]) => {
        const values = lines.map((line) => admin.escapeLiteral(line)).join(", ");
        await admin.query(
          `copy (select unnest(array[${values}])) to ${admin.escapeLiteral(file)} with (format csv, quote E'\\x01')`,
        );
        await admin.query("select pg_reload_conf()");
      };

      beforeAll(async () => {
        admin = new Client({ connectionString: url });
        await admin.connect();
        const { rows } = await admin.query<{ file: string; rules: string }>(
          "select current_setting('hba_file') as file, pg_read_file(current_setting('hba_file')) as rules",
        );
        file = rows[0]!.file;
        trusting = rows[0]!.rules.split("\n").filter((line) => /^(local|host)/.test(line));
        await admin.query(`create role ${WITH_PASSWORD} login password 'right'`);
        await admin.query(`create role ${WITH_TLS} login`);
        await writeRules([...rules, ...trusting]);
      });
      afterAll(async () => {
        await writeRules(trusting);
        await admin.query(`drop role ${WITH_TLS}`);
        await admin.query(`drop role ${WITH_PASSWORD}`);
        await admin.end();
      });

      const as = (username: string, password: string) =>
        changed((other) => Object.assign(other, { username, password }));

      /** The server reads its rules again a moment after it was told to. */
      async function refusal(address: string) {
        for (let attempt = 1; ; attempt += 1) {
          const message = await failure(address);
          if (/28P01|28000/.test(message) || attempt === 50) return message;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }

      it("says that the password is wrong, and never repeats it", async () => {
        const message = await refusal(as(WITH_PASSWORD, "tell-no-one"));
        expect(message).toMatch(/the user name or the password is wrong \(28P01\)/);
        expect(message).not.toMatch(/tell-no-one/);
        const missing = await failure(as(WITH_PASSWORD, ""));
        expect(missing).toMatch(/not available/);
      });

      it("says that the server requires TLS", async () => {
        expect(await refusal(as(WITH_TLS, ""))).toMatch(/wants TLS .*sslmode=require.* \(28000\)/);
      });

      it("says that the server has no TLS", async () => {
        const encrypted = changed((other) => (other.search = "?sslmode=require"));
        expect(await failure(encrypted)).toMatch(/does not support SSL/);
      });
    });

    it("works again after the server has closed every connection, more often than there are connections", async () => {
      const { database } = await openPostgresStores(url, MIGRATIONS);
      const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
      const ask = () =>
        database.asAnonymous((transaction) => transaction.execute(sql`select 1 as one`));
      const closeAll = () =>
        database.asOwner((transaction) =>
          transaction.execute(
            sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`,
          ),
        );
      for (let round = 0; round < 12; round++) {
        await closeAll().catch(() => undefined);
        // The first request may meet the closed connection.
        await ask().catch(ask);
      }
      await database.close();
      log.mockRestore();
    });

    it("lets more requests than connections wait their turn", async () => {
      const database = (await openPostgresStores(url, MIGRATIONS)).database;
      const slow = () =>
        database.asAnonymous((transaction) => transaction.execute(sql`select pg_sleep(0.05)`));
      const results = await Promise.all(Array.from({ length: 60 }, slow));
      expect(results).toHaveLength(60);
      await database.close();
    });

    it("lets three servers that start at once migrate one after the other", async () => {
      const fresh = await newPostgresUrl();
      const databases = await Promise.all(
        Array.from({ length: 3 }, () => openPostgresStores(fresh.url, MIGRATIONS)),
      );
      await Promise.all(databases.map(({ database }) => database.close()));
      await fresh.drop();
    });
  });
