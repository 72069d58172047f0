import { AUTH_COOKIE, authCookiesIn } from "@/lib/auth/auth-cookie";

const EMAIL_PROPERTY = "--account-email";

/**
 * Runs inline before the first paint (P9.8): marks the document as signed in when there is a session's cookie, and leaves the e-mail
 * address in it where the style sheet can show it. It proves nothing: everything that depends on it checks with the server.
 */
export const SIGNED_IN_SCRIPT = `try{(function(){
function part(n){var m=document.cookie.match("(?:^|; )"+n+"=([^;]*)");return m?m[1]:""}
var v=part("${AUTH_COOKIE}"),p,i=0;if(!v)while(p=part("${AUTH_COOKIE}[.]"+i++))v+=p;
if(!v)return;
var b=atob(v.slice(7).replace(/-/g,"+").replace(/_/g,"/")),u=new Uint8Array(b.length);
for(i=0;i<b.length;i++)u[i]=b.charCodeAt(i);
var e=JSON.parse(new TextDecoder().decode(u)).user.email,d=document.documentElement;
if(e&&typeof e=="string"){d.style.setProperty("${EMAIL_PROPERTY}",JSON.stringify(e));d.dataset.auth="in"}
})()}catch(e){}`;

/** Whether this browser has a session, judged without any of Supabase's code. */
export function hasSessionCookie() {
  return authCookiesIn(document.cookie).length > 0;
}

/** The e-mail address that the inline script found. */
export function markedEmail() {
  const text = document.documentElement.style.getPropertyValue(EMAIL_PROPERTY);
  return text ? (JSON.parse(text) as string) : "";
}

/** Brings the mark up to date after a sign-in or sign-out. */
export function updateMark(email: string | undefined) {
  const { dataset, style } = document.documentElement;
  if (hasSessionCookie()) {
    if (email) style.setProperty(EMAIL_PROPERTY, JSON.stringify(email));
    dataset.auth = "in";
  } else {
    style.removeProperty(EMAIL_PROPERTY);
    delete dataset.auth;
  }
}
