/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { collectAccountData } from "@/lib/database/accounts/account-data";
import { findAccountLanguage, saveAccountLanguage } from "@/lib/database/accounts/account-language";
import type { Database } from "@/lib/database/database";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("keeps the first language of an account, and a new choice instead of it", async () => {
    const user = await newUser(database, "Noor Adeyemi");
    expect(await findAccountLanguage(database, user)).toBeUndefined();
    await saveAccountLanguage(database, user, { language: "de", isNew: false });
    await saveAccountLanguage(database, user, { language: "fr", isNew: false });
    expect(await findAccountLanguage(database, user)).toBe("de");
    await saveAccountLanguage(database, user, { language: "zh-hant", isNew: true });
    expect(await findAccountLanguage(database, user)).toBe("zh-hant");
    const other = await newUser(database, "Ruth Okafor");
    expect(await findAccountLanguage(database, other)).toBeUndefined();
  });

  it("takes no other texts, is part of an account's data, and goes with the account", async () => {
    const user = await newUser(database, "Noor Adeyemi");
    const save = (language: string) =>
      saveAccountLanguage(database, user, { language, isNew: true });
    await expect(save("German")).rejects.toThrow();
    await save("he");
    const { account_languages: rows } = await collectAccountData(database, user.sub);
    expect(rows).toEqual([{ user_id: user.sub, language: "he" }]);
    await database.asOwner((transaction) =>
      transaction.execute(sql`delete from auth.users where id = ${user.sub}`),
    );
    expect(await findAccountLanguage(database, user)).toBeUndefined();
  });
});
