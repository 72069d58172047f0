/** @jest-environment node */
import { readFileSync } from "node:fs";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { fillTemplate } from "@/scripts/test/reverse-proxy.mjs";

const template = readFileSync("deploy/nginx.conf.template", "utf8");
const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
const asked = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!);

test("the container fills in what the template needs, and pages are kept for a minute", () => {
  for (const name of new Set(asked)) expect(dockerfile).toContain(`\${${name}}`);
  expect(dockerfile).toMatch(/FRONT_KEEP=60s/);
});

test("filling in leaves nginx's own variables alone", () => {
  const filled = fillTemplate("listen ${FRONT_LISTEN}; set $uri;", { FRONT_LISTEN: "8080" });
  expect(filled).toBe("listen 8080; set $uri;");
  expect(() => fillTemplate("${FRONT_NAME}", {})).toThrow("FRONT_NAME");
});

test("the reverse proxy knows the session's cookie by its name", () => {
  expect(template).toContain(`"~*${AUTH_COOKIE}" 1;`);
});

test("the logs of the reverse proxy contain nothing about the visitor", () => {
  const format = /log_format[\s\S]*?;/.exec(template)![0];
  expect(format).not.toMatch(
    /\$(remote|http_|cookie|args|query|request\b|request_uri|uri|binary|proxy_add|sent_http)/,
  );
  expect(template).toMatch(/error_log stderr emerg;/);
});
