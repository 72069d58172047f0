/** Session storage key of the time when a page was last reloaded because of a missing file. */
export const RELOADED_AT_STORAGE_KEY = "reloadedAt";

/** Prevents endless reloads for a file that stays missing. */
const PAUSE_MS = 60_000;

/**
 * Runs inline before any script of the page: a file of the build that returns 404 was removed with the deployment this page came
 * from, so the page is loaded again. Not while a form has typed text, which would be lost, and not without a network, which a reload
 * would not fix.
 */
export const MISSING_FILE_SCRIPT = `addEventListener("error",function(e){
var t=e.target,s=t&&(t.src||t.href);
if(!s||String(s).indexOf("/_next/static/")<0)return;
fetch(s,{method:"HEAD",cache:"no-store"}).then(function(r){
var f=document.querySelectorAll("form input,form textarea"),n=Date.now(),i=0;
if(r.status!==404||n-sessionStorage.getItem("${RELOADED_AT_STORAGE_KEY}")<${PAUSE_MS})return;
for(;i<f.length;i++)if(f[i].value!==f[i].defaultValue)return;
sessionStorage.setItem("${RELOADED_AT_STORAGE_KEY}",n);location.reload()
}).catch(function(){})},true)`;
