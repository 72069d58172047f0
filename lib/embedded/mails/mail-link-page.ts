import { createHash } from "node:crypto";
import { BRAND_COLORS, DARK_PAPER, MARK_LEAF, MARK_VEIN } from "@/lib/brand-colors";
import type { MailKind } from "@/lib/embedded/sessions/one-time-tokens";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/mails/account.json";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";
import { escapeHtml } from "@/lib/strings/escape-html";

type Props = {
  kind: MailKind;
  email: string;
  fields: Record<string, string>;
  language?: Language;
};

const WORDS = {
  signup: { title: "confirm", text: "confirm.press", button: "button" },
  recovery: { title: "reset", text: "reset.press", button: "reset.button" },
  email_change: { title: "change", text: "change.press", button: "button" },
} as const;

/** Written by hand: a page with the token in it cannot be prerendered, and this one needs no scripts and no other files. */
const STYLE = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--paper:${BRAND_COLORS.paper};--ink:${BRAND_COLORS.ink};--fill:${BRAND_COLORS.beet};--on-fill:${BRAND_COLORS["on-beet"]}}
@media(prefers-color-scheme:dark){:root{--paper:${DARK_PAPER};--ink:${BRAND_COLORS["on-grove"]};--fill:${MARK_VEIN};--on-fill:${DARK_PAPER}}}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 20px;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{width:100%;max-width:27rem}
a{display:inline-flex;align-items:center;gap:8px;min-height:44px;color:inherit;font-weight:700;text-decoration:none}
h1{margin:20px 0 8px;font-size:1.875rem;line-height:1.15;text-wrap:balance}
p{margin:0}
strong{display:block;overflow-wrap:anywhere}
button{width:100%;min-height:48px;margin-top:24px;padding:10px 20px;border:1px solid transparent;border-radius:12px;background:var(--fill);color:var(--on-fill);font:inherit;font-weight:650;cursor:pointer}
:focus-visible{outline:3px solid var(--fill);outline-offset:3px}
`.replaceAll("\n", "");

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** The policy allows only its own style, and one form to this site. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const MARK = `<svg width="28" height="28" viewBox="0 0 36 36" aria-hidden="true"><path fill="${MARK_LEAF}" d="M18 34.5c-7-7-12.8-13.3-12.8-20.6C5.2 6.7 10.9 1.5 18 1.5s12.8 5.2 12.8 12.4S25 27.5 18 34.5"/><path fill="none" stroke="${MARK_VEIN}" stroke-linecap="round" stroke-linejoin="round" stroke-width="3" d="M18 33.5v-25m0 16 7.4-6.2M18 24.5l-7.4-6.2m7.4-1.8 5.6-4.6M18 16.5l-5.6-4.6"/></svg>`;

/** The page with the button that redeems a link from a mail. It works without JavaScript. */
export function mailLinkPage({ kind, email, fields, language = DEFAULT_LANGUAGE }: Props) {
  const t = textsIn<keyof typeof english>(language, "account-mails");
  const { tag, dir } = LANGUAGES[language];
  const title = t(WORDS[kind].title);
  const isEnglish = language === DEFAULT_LANGUAGE;
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join("");
  const html = `<!doctype html>
<html lang="${tag}"${dir === "rtl" ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(SITE_NAME)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<a href="${pathIn(language, ROUTES.home)}">${MARK}${escapeHtml(SITE_NAME)}</a>
<h1>${title}</h1>
<p>${t(WORDS[kind].text)} <strong${isEnglish ? "" : ' dir="auto"'}>${escapeHtml(email)}</strong></p>
<form method="post" action="/auth/v1/mail-link">${inputs}<button>${t(WORDS[kind].button)}</button></form>
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
    },
  });
}
