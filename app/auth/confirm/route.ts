import type { NextRequest } from "next/server";
import { embeddedFetch } from "@/lib/embedded/instance";
import { openMailLink } from "@/lib/supabase/mail-link";

/** Where links of mails with a token hash lead, and recovery links with their code. */
export function GET(request: NextRequest) {
  return openMailLink(request, embeddedFetch());
}
