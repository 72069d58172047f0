"use server";

import { decideTakeover, lockImport, unlockImport } from "@/lib/database/desk/imports";
import { importSchema, takeoverSchema } from "@/lib/desk/imports/schema";
import type { FormState } from "@/lib/forms/form-state";
import { handleDeskForm } from "@/lib/forms/handle-desk-form";
import { ImportArgumentsError, readImportArguments } from "@/lib/import/command/arguments";
import { scopeName } from "@/lib/import/scope";
import { deskHref } from "@/lib/routes";
import { mayImport, startDeskImport } from "@/lib/import/desk-import";

const NOT_ALLOWED = "This server starts no imports.";
const DECIDED = "This is decided already, or no longer asked.";
const BUSY = "An import is under way. Please wait until it has ended.";

/** Says whether an element still is the restaurant that it was (P14.109). */
export async function sayTakeover(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: takeoverSchema,
    roles: ["moderator", "editor"],
    async work({ ref, decision }, { database, actor }) {
      if (!(await decideTakeover(database, actor, ref, decision))) return { failure: DECIDED };
      return { done: { href: deskHref("imports"), notice: { title: "Decided" } } };
    },
  });
}

/** Starts an import, if none is under way (P14.108). */
export async function startImport(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: importSchema,
    roles: ["moderator"],
    async work({ area, box, force }, { database, actor }) {
      if (!mayImport()) return { failure: NOT_ALLOWED };
      const parameters = [area ? `--area=${area}` : `--box=${box}`, ...(force ? ["--force"] : [])];
      try {
        const scope = scopeName(readImportArguments(parameters).scope);
        if (!(await lockImport(database, actor, scope, new Date()))) return { failure: BUSY };
        try {
          startDeskImport(parameters, scope, actor.name);
        } catch (error) {
          await unlockImport(database);
          throw error;
        }
      } catch (error) {
        if (error instanceof ImportArgumentsError) return { errors: { box: error.message } };
        throw error;
      }
      return { done: { href: deskHref("imports"), notice: { title: "Import started" } } };
    },
  });
}
