/* The bookmarklet: `scripts/build/clipper.ts` makes one small script of this file, so it imports
   nothing. It runs in any page, whose own scripts may have changed whatever it calls: what it writes
   is what a stranger says, and `readClip.ts` trusts nothing of it. README.md says what it takes. */

/** `bookmarkOf` puts the address of the kitchen's page and three sentences here. */
declare const KITCHEN: readonly [address: string, ask: string, nothing: string, here: string];

/** Of the code in the address, in characters. */
const LONGEST = 200_000;
const LONGEST_TEXT = 100_000;
/** What a recipe does not need of its page's data. */
const BESIDE = /^(review|comment|image|video|article)/;
const RECIPES = '[itemtype$="schema.org/Recipe"],[typeof$=Recipe]:not([typeof^=v])';
/** What a visitor fills in is not taken, nor what a browser does not show. */
const NOT_TAKEN = 'form,select,textarea,button,nav,[contenteditable]';
const [address, ask, nothing, here] = KITCHEN;
const page = document;

const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];

const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a visitor sees of an element, with the names of a recipe's data. */
function htmlOf(node: Node): string {
  if (node instanceof Text) return escaped(node.data);
  if (!(node instanceof HTMLElement) || node.matches(NOT_TAKEN)) return '';
  const read = (name: string) => node.getAttribute(name);
  const property = read('itemprop') || read('property')?.replace(/.*:/, '');
  const value = property && (read('content') || read('datetime'));
  // The times and servings of a recipe are often in elements that show nothing. An element that is
  // only its contents has no box, so the browser calls it invisible.
  const style = getComputedStyle(node);
  const isShown =
    style.visibility === 'visible' && (style.display === 'contents' || node.checkVisibility());
  const tag = node.localName;
  return isShown || value
    ? [
        `<${tag}`,
        property && ` itemprop="${escaped(property)}"`,
        value && ` content="${escaped(value)}"`,
        node.matches('[itemscope],[typeof]') ? ' itemscope' : '',
        node.matches(RECIPES) ? ' itemtype="http://schema.org/Recipe"' : '',
        '>',
        ...[...(isShown ? node.childNodes : [])].map(htmlOf),
        `</${tag}>`,
      ].join('')
    : '';
}

/** In data as in HTML, names that are nothing's do not count: `"recipeIngredient": []`. */
const isRecipe = (text: string) =>
  ['ngredient', 'nstruction'].every((name) =>
    RegExp(`${name}s?"[\\s:[{>"]+[^\\s:[{>"\\],}]`).test(text),
  );

/** The kind of what there is, and its parts. */
function look() {
  // Also the kitchen's page in another language, but no other page below its address.
  if (/^#(..\/)?(\W|$)/.test(page.URL.replace(address, '#'))) return alert(here);
  const data = all('[type*="/ld"]').map((one) => one.textContent);
  const found = [
    ['data', ...data.filter(isRecipe)],
    ['items', ...all(RECIPES).map(htmlOf).filter(isRecipe)],
    ['text', `${getSelection()}`],
  ].find(([, first]) => first?.trim());
  if (found) return found;
  // A page may show cards as articles beside its main part.
  const weigh = (one: HTMLElement) => one.innerText.length * (one.matches('article') ? 3 : 1);
  const [part] = all('article,main').sort((one, other) => weigh(other) - weigh(one));
  return part ? confirm(ask) && ['page', htmlOf(part)] : alert(nothing);
}

function shorten(text: string) {
  try {
    return JSON.stringify(JSON.parse(text), (key, value) => (BESIDE.test(key) ? [] : value));
  } catch {
    return text.slice(0, LONGEST_TEXT);
  }
}

let [kind, ...parts] = look() || [];
let mark = '';
const write = () =>
  btoa(
    [
      // It writes U+FFFD for half a character.
      ...new TextEncoder().encode(
        [...[page.URL, page.title, all('html')[0]?.lang], ...[kind, mark, ...parts]].join('\0'),
      ),
    ]
      .map((byte) => String.fromCharCode(byte))
      .join(''),
  ).replace(/[+/]/g, (sign) => (sign < '-' ? '-' : '_'));
let code = write();
for (; code.length > LONGEST; code = write()) {
  parts = parts.map(mark ? (text) => text.slice(0, text.length * 0.7) : shorten);
  mark = 'cut';
}
let hash = 0;
// As `hashText` does.
for (const sign of code) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
const link = page.createElement('a');
link.href = `${address}#clip=1.${code.length}-${(hash >>> 0).toString(36)}.${code}`;
link.rel = 'noopener noreferrer';
link.target = '_blank';
if (kind) {
  link.click();
  // A browser that refuses a new tab says nothing. Then this page has had the visitor all the time.
  addEventListener('blur', () => {
    kind = '';
  });
  setTimeout(() => {
    link.target = '';
    if (kind && page.hasFocus()) link.click();
  }, 2_000);
}
