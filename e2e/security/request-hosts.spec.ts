import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { expect, test } from "@/e2e/support/servers/database-server";

const REBOUND = { Host: "rebound.evil.example" };

test("a page of another site whose name leads to this machine can read nothing @core", async ({
  request,
}) => {
  for (const path of ["/", "/auth", "/auth/v1/settings", "/no-such-page", "/auth/confirm?code=x"]) {
    const response = await request.get(path, { headers: REBOUND, maxRedirects: 0 });
    expect(response.status(), path).toBe(421);
    expect(await response.text(), path).toContain("localhost");
  }
  const account = { email: newAddress(), password: PASSWORD };
  const signUp = await request.post("/auth/v1/signup", { data: account, headers: REBOUND });
  expect(signUp.status()).toBe(421);
  const signIn = await request.post("/auth/v1/token?grant_type=password", { data: account });
  expect(signIn.status()).toBe(400);
});

test("the health endpoint accepts any Host header", async ({ request }) => {
  for (const path of ["/api/health", "/api/health/ready"]) {
    expect((await request.get(path, { headers: REBOUND })).status()).toBe(200);
  }
});
