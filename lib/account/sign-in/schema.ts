import * as z from "zod/mini";
import { accountSchema, signInSchema } from "@/lib/auth/schemas";

const next = z._default(z.string(), "");

/** The two forms that sign in without scripts, and where they lead (P9.17). */
export const plainSignInSchema = z.extend(signInSchema, { next });
export const plainSignUpSchema = z.extend(accountSchema, { next });
