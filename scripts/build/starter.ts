import { TRANSLATIONS } from './languages.ts';

/** Where the visitor's language is kept; for the way back from a sign-in, that of the page (`address/signIn.ts`). */
const LANGUAGE_KEY = 'saffron.language';

/**
 * A script in every page, which works before the page's own script has come.
 *
 * - It keeps the language that a visitor presses. A page that a link has led to is no choice.
 * - If `src/main.tsx` has not taken `onload` away, the page or its script is cut, and a browser keeps a script for a
 *   year. So this fetches all files of the page past the browser's own cache, for the next visit.
 */
export const STARTER =
  `onclick=e=>{try{localStorage["${LANGUAGE_KEY}"]=e.target.closest("[hreflang]").hreflang}catch{}};` +
  'onload=()=>["",...performance.getEntriesByType("resource").map(e=>e.name)].map(e=>fetch(e,{cache:"reload"}).then(e=>e.text(),()=>{}))';

/**
 * A script for the English page, which is at the root: sends a visitor to the page of their language before the
 * browser paints anything. After a sign-in it is the language of the page that they left; else the one that they
 * chose, else the browser's. A browser that cannot keep a choice stays.
 */
export const CHOOSER = `try{let l="en ${TRANSLATIONS.join(' ')}",s=sessionStorage,c=s["${LANGUAGE_KEY}"]??localStorage["${LANGUAGE_KEY}"]??navigator.languages.map(t=>t.slice(0,2)).find(t=>l.includes(t));delete s["${LANGUAGE_KEY}"];if(l.indexOf(c)>0){document.documentElement.hidden=1;location.replace(c+"/"+location.search+location.hash)}}catch{}`;
