import { strToU8, zipSync } from "fflate";

/** A zip file with everything that is stored about an account, as JSON (P14.60). */
export function zipAccount(data: object) {
  return zipSync({ "data.json": strToU8(`${JSON.stringify(data, undefined, 2)}\n`) });
}
