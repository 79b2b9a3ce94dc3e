import { createHash } from 'node:crypto';

/** Runs before the first paint, so that no visitor sees the wrong colour mode flash by. */
const colorMode = `(function(e,k){var p=null;try{p=localStorage.getItem(k)}catch(_){}var m=p==="light"||p==="dark"?p:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";e.classList.add(m);e.style.colorScheme=m})(document.documentElement,"rawnaq.color-mode")`;

export const inlineScripts = { colorMode };

/** The sources in the Content-Security-Policy for the scripts in the document. */
export const inlineScriptHashes = Object.values(inlineScripts).map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);
