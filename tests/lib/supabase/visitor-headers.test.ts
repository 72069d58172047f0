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

/** The headers of the requests by which this server refreshes the session of a visitor at 192.0.2.7, and fetches the user. */
async function sentHeaders(variables: Record<string, string>) {
  Object.assign(process.env, variables);
  const { createAuthService } = await import("@/lib/supabase/auth-service");
  const { refreshTokens } = await import("@/lib/supabase/refresh");
  const { fetchUser } = await import("@/lib/supabase/fetch-user");
  const sent: Headers[] = [];
  const service: AuthService = createAuthService({
    send: async (input, init) => {
      sent.push(new Request(input, init).headers);
      return Response.json({ code: "refresh_token_not_found" }, { status: 400 });
    },
  });
  await refreshTokens(service, "abc", "192.0.2.7", AbortSignal.timeout(1_000));
  await fetchUser(service, "a.b.c", "192.0.2.7", AbortSignal.timeout(1_000));
  expect(sent).toHaveLength(2);
  return (name: string) => sent.map((headers) => headers.get(name));
}

const PROJECT = {
  NEXT_PUBLIC_SUPABASE_URL: "https://abcdefgh.supabase.co",
  NEXT_PUBLIC_SUPABASE_ANON_KEY: PUBLIC_KEY,
};

it("names the visitor to Supabase with the project's secret key, which it believes", async () => {
  const sent = await sentHeaders({ ...PROJECT, SUPABASE_SECRET_KEY: SECRET_KEY });
  expect(sent("apikey")).toEqual([SECRET_KEY, SECRET_KEY]);
  expect(sent("sb-forwarded-for")).toEqual(["192.0.2.7", "192.0.2.7"]);
});

it("sends no client address to Supabase without one", async () => {
  const sent = await sentHeaders(PROJECT);
  expect(sent("apikey")).toEqual([PUBLIC_KEY, PUBLIC_KEY]);
  expect(sent("sb-forwarded-for")).toEqual([null, null]);
  expect(sent("x-forwarded-for")).toEqual([null, null]);
});

it("names the visitor to the embedded server, and sends it no secret", async () => {
  const sent = await sentHeaders({ SUPABASE_SECRET_KEY: SECRET_KEY });
  expect(sent("apikey")).toEqual(["embedded", "embedded"]);
  expect(sent("x-forwarded-for")).toEqual(["192.0.2.7", "192.0.2.7"]);
  expect(sent("sb-forwarded-for")).toEqual([null, null]);
});
