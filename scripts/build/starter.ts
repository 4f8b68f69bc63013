/** Where the visitor's language is kept; for the way back from a sign-in, that of the page (`address/signIn.ts`). */
export const LANGUAGE_KEY = 'saffron.language';

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
