import { createHash } from 'node:crypto';

/** Runs before the first paint, so that no visitor sees the wrong colour mode flash by. */
const colorMode = `(function(e,k){var p=null;try{p=localStorage.getItem(k)}catch(_){}var m=p==="light"||p==="dark"?p:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";e.classList.add(m);e.style.colorScheme=m})(document.documentElement,"rawnaq.color-mode")`;

/**
 * Reloads the page, at most once in ten seconds, when a style sheet, the entry or another part of its build cannot be
 * fetched; the answer may be of another build. Where a reload is not allowed or did not help, it says so in a page whose
 * buttons do not work, with the text of its element. The server is asked first: while it does not answer, a reload would
 * take the page away; where the browser keeps nothing, a page could be reloaded for ever.
 */
const missingCode = `(function(d,w){
var e=d.documentElement,words=d.currentScript.dataset,key="rawnaq.chunk-reload",told;
function reload(){try{var now=Date.now();if(Math.abs(now-sessionStorage.getItem(key))<1e4)return false;sessionStorage.setItem(key,now);location.reload();return true}catch(_){return false}}
function tell(){
if(told||e.hasAttribute("data-hydrated"))return;
if(!d.body)return d.addEventListener("DOMContentLoaded",tell);
told=d.createElement("p");var a=d.createElement("a");a.href=location.pathname+location.search;a.textContent=words.reload;a.style.cssText="display:inline-block;padding:.75rem 0;color:inherit;text-decoration:underline";
told.setAttribute("role","alert");told.append(words.missing+" ",a);
told.style.cssText="position:sticky;z-index:9999;top:0;margin:0;padding:.25rem 1rem;background:Canvas;color:CanvasText;border-bottom:1px solid;text-align:center";
e.removeAttribute("data-navigating");d.body.prepend(told)}
function miss(){fetch("/latest-build.json",{method:"HEAD",cache:"no-store"}).then(function(v){v.ok&&reload()||tell()},tell)}
w.addEventListener("rawnaq.missing-chunk",miss);
d.addEventListener("error",function(v){if(v.target.rel=="stylesheet"&&!e.hasAttribute("data-hydrated"))miss()},true)
})(document,window)`;

/**
 * Fetches the entry and what it imports, which its element names in `data-entry`, once the page and its first picture are
 * painted: they weigh more than all of these together, and would share the line with them. A quarter of a second is all the lead they get,
 * since on a slow line the entry should be there soon after them; a tab in the background paints nothing at all. The entry,
 * which is named first, fails too when something that it imports is missing.
 *
 * A button that is pressed before the entry listens (`data-live`) is pressed again when it can answer; links and forms
 * work of themselves. What a browser loads for its first number or date is loaded while it waits for the style sheet.
 */
const lateEntry = `(function(d,w){
var e=d.documentElement,entry=d.currentScript.dataset.entry,begun,pressed;
function begin(){if(begun)return;begun=true;entry.split(" ").forEach(function(file,place){var script=d.createElement("script");script.type="module";script.src=file;if(!place)script.onerror=function(){w.dispatchEvent(new Event("rawnaq.missing-chunk"))};d.head.append(script)})}
function painted(){requestAnimationFrame(function(){setTimeout(begin)})}
function look(){var p=d.querySelector("img[fetchpriority=high]");
if(p?!p.complete:d.readyState=="loading"){if(p){p.addEventListener("load",painted);p.addEventListener("error",painted)}else requestAnimationFrame(look)}else painted()}
requestAnimationFrame(function(){requestAnimationFrame(look)});
setTimeout(begin,250);
function press(v){var b=v.target.closest("button");if(d.querySelector("[data-live]")||!b||b.type=="submit"&&b.form)return;pressed=b;e.setAttribute("data-navigating","")}
w.addEventListener("click",press,true);
new MutationObserver(function(_,o){o.disconnect();w.removeEventListener("click",press,true);if(pressed&&pressed.isConnected)pressed.click()}).observe(e,{attributeFilter:["data-hydrated"]});
Intl.NumberFormat.supportedLocalesOf(e.lang);Intl.DateTimeFormat.supportedLocalesOf(e.lang)
})(document,window)`;

/**
 * Puts up a bare sheet where a dialog comes as soon as the page is live: what a customer wanted before signing in
 * (`data-session`), the wizard that the URL asks for, or its step that waits for a code. What was wanted lies in the
 * session storage, of which the server knows nothing. A sheet that is printed with the page stands there already. A press
 * beside the sheet takes it away, should the shop's own scripts never come.
 */
const awaitedSheet = `(function(d){
function kept(key){try{return JSON.parse(sessionStorage.getItem(key))||{}}catch(_){return {}}}
var wanted=kept("rawnaq.after-sign-in").action,known="session" in d.currentScript.dataset;
if(!(known?wanted&&wanted.kind!="buyDraft":/[?&]signIn=|\\/auth\\/login$/.test(location.pathname+location.search)||Date.now()-kept("rawnaq.code-sent").sentAt<3e5)||d.querySelector("[data-still]"))return;
var scrim=d.createElement("div"),sheet=d.createElement("div"),shape=d.createElement("div"),wide=matchMedia("(min-width: 48em) and (min-height: 30.01em)").matches,
times=known&&wanted.kind=="bookService"&&!wanted.receiver,cover=known&&!times&&wanted.kind!="inviteFriends";
scrim.id="awaited-sheet";scrim.onclick=function(v){if(v.target==scrim)scrim.remove()};
scrim.style.cssText="position:fixed;inset:0;z-index:1400;display:flex;justify-content:center;align-items:"+(wide?"center":"flex-end")+";background:rgb("+(d.documentElement.classList.contains("dark")?"0 0 0 / .6":"39 30 20 / .42")+")";
sheet.setAttribute("data-still","");
sheet.style.cssText="width:100%;overflow:hidden;height:min("+(known?(wide?"52rem":times?"100rem":"42rem"):"27rem")+",100dvh - "+(wide?3:1.5)+"rem);max-width:"+(times?539:638)+"px;background:var(--chakra-colors-bg-panel,Canvas);border-radius:1.5rem 1.5rem "+(wide?"1.5rem 1.5rem":"0 0");
shape.style.cssText="background:var(--chakra-colors-bg-muted,#8882);"+(cover?"aspect-ratio:"+(wide?"5/3":"4/3"):"width:45%;height:1.5rem;margin:1.25rem "+(wide?"1.5rem":"1rem")+";border-radius:.5rem");
sheet.append(shape);scrim.append(sheet);d.body.append(scrim)})(document)`;

export const inlineScripts = { colorMode, missingCode, lateEntry, awaitedSheet };

/** What the Content-Security-Policy must say for a script in the document to be used. */
export const inlineScriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
