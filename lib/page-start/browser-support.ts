/** The oldest browsers that the site supports; package.json names the same ones for the build (a test compares them). */
export const OLDEST_BROWSERS = [
  { name: "Safari", version: 17, browserslist: ["safari", "ios_saf"] },
  { name: "Chrome", version: 114, browserslist: ["chrome", "edge"] },
  { name: "Firefox", version: 128, browserslist: ["firefox"] },
] as const;

/** The element with the message for older ones. */
export const OLD_BROWSER_ID = "old-browser";

/** Shows it where there are no popovers, which came with the oldest supported browsers; in code that browsers of any age run. */
export const OLD_BROWSER_SCRIPT = `"popover"in HTMLElement.prototype||addEventListener("DOMContentLoaded",function(){document.getElementById("${OLD_BROWSER_ID}").removeAttribute("hidden")})`;

/**
 * Marks a page where a script could not be loaded or parsed before any script had started: the page looks as without JavaScript
 * (`noscript` in globals.css) until a script starts after all.
 */
export const NO_SCRIPTS_SCRIPT = `addEventListener("error",function(e){
var t=e.target,s=e.filename||t&&t.src,h=document.documentElement,i;
if(self.next||!/_next.static.+[.]js/.test(s))return;
h.setAttribute("data-scripts","none");
i=setInterval(function(){if(self.next)h.removeAttribute("data-scripts"),clearInterval(i)},500)
},true)`;
