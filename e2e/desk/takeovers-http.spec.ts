import { readRows } from "@/e2e/support/servers/database-shell";
import { signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// Elements that may have become another business (P14.117).
test("a moderator says which business an element is, and the decision is logged @core", async ({
  visitor,
  server,
}) => {
  await signUpForDesk(visitor, server);
  await readRows(
    server,
    `insert into chard.osm_takeovers (ref, restaurant_id, hash, before, after) values
      ('node/9900000001', '1', 'x', '{"name": "Radish & Rye"}', '{"name": "Pizzeria Etna"}')`,
  );
  await visitor.open("/desk/imports");
  expect(visitor.page.text).toContain("Pizzeria Etna");
  await visitor.press("Another business");
  const [row] = await readRows(
    server,
    "select decision from chard.osm_takeovers where ref = 'node/9900000001'",
  );
  expect(row).toEqual({ decision: "other" });
  const logged = await readRows(
    server,
    "select subject from chard.audit_log where action = 'import.other'",
  );
  expect(logged).toEqual([{ subject: "venue:1" }]);
  await readRows(server, "delete from chard.osm_takeovers");
});
