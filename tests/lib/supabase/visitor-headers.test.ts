/** @jest-environment node */
import type { AuthService } from "@/lib/supabase/auth-service";

const PUBLIC_KEY = "sb_publishable_0123456789abcdef";
const SECRET_KEY = "sb_secret_0123456789abcdef";

const ENVIRONMENT = process.env;

beforeEach(() => {
  jest.resetModules();
  process.env = { ...ENVIRONMENT };
});

afterAll(() => {
  process.env = ENVIRONMENT;
});

/** The headers of the request by which this server refreshes the session of a visitor at 192.0.2.7. */
async function refreshHeaders(variables: Record<string, string>) {
  Object.assign(process.env, variables);
  const { createAuthService } = await import("@/lib/supabase/auth-service");
  const { refreshTokens } = await import("@/lib/supabase/refresh");
  const sent: Headers[] = [];
  const service: AuthService = createAuthService({
    send: async (input, init) => {
      sent.push(new Request(input, init).headers);
      return Response.json({ code: "refresh_token_not_found" }, { status: 400 });
    },
  });
  await refreshTokens(service, "abc", "192.0.2.7", AbortSignal.timeout(1_000));
  return sent[0]!;
}

const PROJECT = {
  NEXT_PUBLIC_SUPABASE_URL: "https://abcdefgh.supabase.co",
  NEXT_PUBLIC_SUPABASE_ANON_KEY: PUBLIC_KEY,
};

it("names the visitor to Supabase with the project's secret key, which it believes", async () => {
  const headers = await refreshHeaders({ ...PROJECT, SUPABASE_SECRET_KEY: SECRET_KEY });
  expect(headers.get("apikey")).toBe(SECRET_KEY);
  expect(headers.get("sb-forwarded-for")).toBe("192.0.2.7");
});

it("names nobody to Supabase without one", async () => {
  const headers = await refreshHeaders(PROJECT);
  expect(headers.get("apikey")).toBe(PUBLIC_KEY);
  expect(headers.get("sb-forwarded-for")).toBeNull();
  expect(headers.get("x-forwarded-for")).toBeNull();
});

it("names the visitor to the embedded server, and sends it no secret", async () => {
  const headers = await refreshHeaders({ SUPABASE_SECRET_KEY: SECRET_KEY });
  expect(headers.get("apikey")).toBe("embedded");
  expect(headers.get("x-forwarded-for")).toBe("192.0.2.7");
  expect(headers.get("sb-forwarded-for")).toBeNull();
});
