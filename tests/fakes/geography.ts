import type * as geography from "@/lib/import/geography";

/** Reading GeoNames takes more than a second of a processor: all test files of a worker have one (tests/environments/pglite.mjs). */
export const openGeography = () =>
  (globalThis.keptByWorker.geographyOf ??= jest
    .requireActual<typeof geography>("@/lib/import/geography")
    .openGeography());
