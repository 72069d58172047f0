import { test } from "@/e2e/browsers/fixtures";

const PASSWORD = "correct horse battery";

test("fields that are filled in wrongly say so", async ({ visitor }) => {
  await visitor.open("/auth");
  await visitor.fill("textbox", "Email", "noor@");
  await visitor.press("button", "Sign In", { exact: true, within: "main" });
  await visitor.reads("Please enter a valid email address");
  await visitor.says(() => document.activeElement?.getAttribute("name")).toBe("email");
});

test("sign up, the account's menu, sign out, a wrong password, sign in", async ({
  visitor,
  allow,
}, { project }) => {
  allow(/400/);
  const email = `${project.name}-${Date.now().toString(36)}@example.com`;
  await visitor.open("/auth");
  await visitor.press("link", "Sign up", { exact: true });
  await visitor.fill("textbox", "Email", email);
  await visitor.key("Tab");
  await visitor.type(PASSWORD);
  await visitor.press("button", "Sign Up", { exact: true, within: "main" });
  await visitor.isAt("/");
  await visitor.reads("Account created!");
  await visitor.reload();
  await visitor.press("button", email);
  await visitor.press("menuitem", "Sign Out");
  await visitor.sees("link", "Sign In", { within: "header" });

  await visitor.open("/auth");
  await visitor.fill("textbox", "Email", email);
  await visitor.key("Tab");
  await visitor.type("not the password");
  await visitor.key("Enter");
  await visitor.reads("Invalid login credentials");
  await visitor
    .says(() => {
      const field = document.querySelector<HTMLInputElement>("[name=password]");
      field?.select();
      field?.focus();
      return document.activeElement === field;
    })
    .toBe(true);
  await visitor.type(PASSWORD);
  await visitor.key("Enter");
  await visitor.isAt("/");
  await visitor.reads("Welcome back!");
  await visitor.sees("button", email);
});
