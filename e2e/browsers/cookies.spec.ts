import { test } from "@/e2e/browsers/fixtures";

test.use({ blockCookies: true });

test("a visitor who blocks cookies finds a restaurant", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.fill("combobox", "", "Brooklyn");
  await visitor.key("Enter");
  await visitor.reads("Around Brooklyn");
  await visitor.press("link", "Little Tendril");
  await visitor.isAt("/restaurants/5");
});

test("and sees that an account needs them, before one is made", async ({ visitor, allow }, {
  project,
}) => {
  // Supabase's client says so; it goes on without.
  allow(/BroadcastChannel/);
  await visitor.open("/auth");
  await visitor.press("link", "Sign up", { exact: true });
  await visitor.fill("textbox", "Email", `${project.name}-${Date.now().toString(36)}@example.com`);
  await visitor.key("Tab");
  await visitor.type("correct horse battery");
  await visitor.key("Enter");
  await visitor.reads("Accounts need cookies");
  await visitor.isAt(/^\/auth/);
});
