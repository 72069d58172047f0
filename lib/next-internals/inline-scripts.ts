// The inline scripts that Next 16.4 and React 19.3 write into pages. A page's policy allows these and the site's own: a script in
// any other form may have been injected. tests/lib/next-internals/inline-scripts.test.ts compares them with the packages, and
// the build fails at a script that is not known.

/** The data of a page's server components, in parts. */
const FLIGHT =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/;

/** Their start on the page that answers a form which was submitted without scripts: with what the form's action returned. */
const FLIGHT_AFTER_FORM =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);self\.__next_f\.push\((\[[\s\S]*\])\)$/;

/** Turbopack's list of the scripts that a page starts with. */
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;

/** React's, on pages with forms that have an action: keeps what is submitted before the page has hydrated. */
export const FORM_REPLAY_SCRIPT = String.raw`addEventListener("submit",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute("formAction");null!=f&&(c=f,e=null)}"javascript:throw new Error('React form unexpectedly submitted.')"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});`;

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether an inline script is one of the framework's: data as an argument, never code. */
export function isFrameworkScript(script: string) {
  if (script === FORM_REPLAY_SCRIPT) return true;
  return [FLIGHT, FLIGHT_AFTER_FORM, BOOTSTRAP].some((form) => {
    const [, argument] = form.exec(script) ?? [];
    return argument !== undefined && isJson(argument);
  });
}
