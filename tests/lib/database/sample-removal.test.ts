/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { changedTagsReader } from "@/lib/database/maintenance/changed-tags";
import type { Database } from "@/lib/database/database";
import { setGuest } from "@/lib/database/community/event-guests";
import { isOpenTopic } from "@/lib/database/forum/forum-topics";
import { hasSamples } from "@/lib/database/sample-removal";
import { SAMPLE_IDS } from "@/lib/database/sample-files";
import { removeSamples, seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const EVENT = SAMPLE_IDS.events[0]!;
const TOPIC = SAMPLE_IDS.topics[0]!;

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  it("hides the samples that are files with the others, and says once that their pages changed", async () => {
    const user = await newUser(database);
    const readChanges = changedTagsReader(database);
    expect(await hasSamples(database)).toBe(true);
    expect(await setGuest(database, user, EVENT, true)).toBe("joined");
    expect(await isOpenTopic(database, TOPIC)).toBe(true);
    await readChanges();

    await removeSamples(database);
    expect(await readChanges()).toContain("samples");
    expect(await hasSamples(database)).toBe(false);
    expect(await setGuest(database, user, EVENT, true)).toBe("missing");
    expect(await isOpenTopic(database, TOPIC)).toBe(false);

    await seedSamples(database);
    expect(await hasSamples(database)).toBe(false);
    await removeSamples(database);
    expect(await readChanges()).not.toContain("samples");
  });
});
