import { TRANSLATIONS } from './languages.ts';

/** The visitor's language; on the way back from a sign-in, the page's (`address/signIn.ts`). */
const LANGUAGE_KEY = 'saffron.language';

/**
 * In every page, for the time before the page's own script. Keeps the language that a visitor
 * presses, but not that of a link, and the last button, which `src/main.tsx` presses again. If
 * `src/main.tsx` has not taken `onload` away, the page or its script was cut, and browsers keep a
 * script for a year: then it fetches all files past the browser's cache, for the next visit.
 */
export const STARTER =
  `onclick=e=>{pressed=e.target.closest("[type=button]");try{localStorage["${LANGUAGE_KEY}"]=e.target.closest("[hreflang]").hreflang}catch{}};` +
  'onload=()=>["",...performance.getEntriesByType("resource").map(e=>e.name)].map(e=>fetch(e,{cache:"reload"}).then(e=>e.text(),()=>{}))';

/** That of `src/browser/storage/browserReading.ts`. */
const DELETED_KEY = 'saffron.deleted';

/**
 * Empties the tab if the visitor has deleted everything since it was open, even in an older version
 * of the page. It has to run before anything reads what the tab kept.
 */
export const FORGET = `try{let s=sessionStorage,m="${DELETED_KEY}",d=localStorage[m];if(d&&d!=s[m]){for(let k in s)k.startsWith("saffron.")&&delete s[k];s[m]=d}}catch{}`;

/** Those of `src/kitchen/keeping/kitchenStorage.ts`. */
const DRAFT_KEY = 'saffron.draft';
const ENTERED_KEY = 'saffron.entered';
const KITCHEN_KEY = 'saffron.kitchen';
const KEPT_LIST_KEY = 'saffron.list';

/**
 * Runs right after the first screen. Without it, the page would lose what visitors type before the
 * browser has the page's own script. It puts the focus into the field. On a small screen it does not,
 * because the keyboard would cover the page, and a recipe that a link brings gets the focus itself. It
 * brings back what was on its way to the list before a reload, and what the visitor was typing, and
 * keeps each change. What the form has sent is in the address, so it is not in the field again, and the
 * form sends it along with the next words. Beside a kept kitchen, the class `kept` hides the empty
 * recipe pane until `App` shows what the page has kept. With a shared recipe in the address, the class
 * `shared` replaces it, so visitors see the pane: while it is empty, it says that the page opens the
 * link. A kept recipe shows there until `joinBrowser` has opened the shared one.
 */
export const FIELD = [
  '{let i=document.forms[0][0],n=i.name,a=new URLSearchParams(location.search).getAll(n),q=a.at(-1)||"";',
  '/^#(recipe|clip)=/.test(location.hash)||matchMedia("(width<60rem)").matches||i.focus({preventScroll:true});',
  'i.form.onformdata=({formData:f})=>{let v=[...a,f.get(n)];f.delete(n);v.map(t=>f.append(n,t))};',
  `try{let s=sessionStorage;(s["${KITCHEN_KEY}"]||localStorage["${KEPT_LIST_KEY}"])&&(document.body.className="kept");let k="${DRAFT_KEY}",e="${ENTERED_KEY}",d=[s[e],s[k]].filter(t=>t).join(", ");`,
  'd.startsWith(q)&&(d=d.slice(q.length));delete s[e];i.value=d||i.value;s[k]=d;',
  'i.oninput=()=>{try{s[k]=i.value}catch{delete s[k]}}}catch{}',
  '/^#recipe=/.test(location.hash)&&(document.body.className="shared")}',
].join('');

/**
 * In the English page, at the root: sends a visitor to the page of their language before the
 * browser paints. After a sign-in, that is the page that they left; else what they chose, else the
 * browser's language. A browser that cannot keep a choice stays.
 */
export const CHOOSER = `try{let l="en ${TRANSLATIONS.join(' ')}",s=sessionStorage,c=s["${LANGUAGE_KEY}"]??localStorage["${LANGUAGE_KEY}"]??navigator.languages.map(t=>t.slice(0,2)).find(t=>l.includes(t));delete s["${LANGUAGE_KEY}"];if(l.indexOf(c)>0){document.documentElement.hidden=1;location.replace(c+"/"+location.search+location.hash)}}catch{}`;
