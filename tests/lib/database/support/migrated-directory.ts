import { join } from "node:path";
import { FILES } from "@/lib/database/data-directory/data-files";
import { unpackMigrated } from "@/tests/lib/database/support/migrated-pglite";

/** Makes `directory` a data directory with the present schema and no rows, which takes a tenth of the time that making one takes. */
export const copyMigratedDirectory = (directory: string) => unpackMigrated(join(directory, FILES));
