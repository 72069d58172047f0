/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";

/** A notice is in sight for a moment, and is the one thing that a screen reader finds as a status. */
const NOTICES = "components/ui/notices/notice-toaster.tsx";

/** Text that stays on the page is announced by aria-live: with the role it is read once more as a status, wherever it stands. */
test("nothing that stays in sight has the role of a status", () => {
  const found = ["app", "components"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => path.endsWith(".tsx") && path !== NOTICES)
    .filter((path) => /role=(?:"status"|\{[^}]*"status")|<output/.test(readFileSync(path, "utf8")));
  expect(found).toEqual([]);
});
