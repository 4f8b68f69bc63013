import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookmarkOf } from '../../src/clipper/bookmark';
import { readClip } from '../../src/clipper/readClip';
import { recipeData } from '../support/writeClip';

const KITCHEN = 'https://kitchen.example/';
const WORDS = { ask: 'Take the text?', nothing: 'Select the recipe.', here: 'The kitchen.' };
const SCRIPT = decodeURIComponent(bookmarkOf(KITCHEN, WORDS).replace(/^javascript:/, ''));

/** The addresses that the script opens: a new tab, then the same one. */
let opened: { href: string; target: string; rel: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  getSelection()?.removeAllRanges();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: unknown) {
    const { href, target, rel } = this as HTMLAnchorElement;
    opened.push({ href, target, rel });
  });
  // jsdom lays nothing out.
  Object.assign(HTMLElement.prototype, {
    checkVisibility(this: HTMLElement) {
      return !this.closest('[hidden], head, script, template') && this.style.display !== 'contents';
    },
  });
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
  Reflect.deleteProperty(HTMLElement.prototype, 'innerText');
});

/** Presses the bookmark on a page. */
function press(html: string, answer = true) {
  document.documentElement.innerHTML = html;
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(answer);
  const told = vi.spyOn(window, 'alert').mockReturnValue();
  // The browser runs it as the address of a bookmark.
  new Function(SCRIPT)();
  return { asked, told };
}

/** What the kitchen gets. */
function clip() {
  const code = opened[0]?.href.split('#clip=')[1] ?? '';
  return readClip(code);
}

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;

const ITEM = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Rice</h1>
  <meta itemprop="recipeYield" content="4">
  <ul><li itemprop="recipeIngredient">200 g rice<li itemprop="recipeIngredient">2 eggs</ul>
  <p itemprop="recipeInstructions">Boil the rice.</p></div>`;

it('the bookmark weighs at most 2 kB, has one address, and loads and sends nothing', () => {
  const bare = decodeURIComponent(bookmarkOf('', { ask: '', nothing: '', here: '' }));
  expect(bare.length).toBeLessThanOrEqual(2_048);
  expect(SCRIPT.match(/\w+:\/\/[^"'`\s\]]+/g)).toEqual([KITCHEN, 'http://schema.org/Recipe']);
  expect(SCRIPT).not.toMatch(
    /fetch|XMLHttp|Beacon|WebSocket|import|\.src\b|cookie|[lL]ocalStorage|sessionStorage|eval|Function\(|innerHTML|append/,
  );
});

it('the address of the bookmark has no sign that ends it early', () => {
  const bookmark = bookmarkOf(KITCHEN, { ask: 'Sûr ? 100 % “x”\n#', nothing: '', here: '' });
  expect(bookmark).toMatch(/^javascript:[!-~]+$/);
  expect(bookmark).not.toMatch(/[#"<>\s]/);
  expect(() => new Function(decodeURIComponent(bookmark.slice(11)))).not.toThrow();
});

describe('of a page, the bookmark takes', () => {
  it('all data of recipes, and nothing else', () => {
    const soup = recipeData({ name: 'Soup' });
    press(
      `<head><title>Two</title>${script('{"@type":"WebSite"}')}${script(recipeData())}</head>
      <body>${script(soup)}<article>Mail from Kim</article></body>`,
    );
    const { text, isData } = clip();
    expect(isData).toBe(true);
    expect(text).toContain('"name":"Rice"');
    expect(text).toContain('"name":"Soup"');
    expect(text).not.toMatch(/WebSite|Kim/);
  });

  it.each([
    ['microdata', ITEM],
    [
      'RDFa',
      ITEM.replace(
        'itemscope itemtype="https://schema.org/Recipe"',
        'vocab="x" typeof="Recipe"',
      ).replaceAll('itemprop="', 'property="schema:'),
    ],
  ])('the recipe of its %s, without the rest of the page', (_, item) => {
    press(`<body><p>Before</p>${item}<p>After</p></body>`);
    const { text, isData } = clip();
    expect(isData).toBe(true);
    expect(text.match(/itemprop="\w+"/g)).toEqual([
      'itemprop="name"',
      'itemprop="recipeYield"',
      'itemprop="recipeIngredient"',
      'itemprop="recipeIngredient"',
      'itemprop="recipeInstructions"',
    ]);
    expect(text).not.toMatch(/Before|After/);
  });

  it.each([
    ['no recipe', script('{"@type":"WebSite"}')],
    ['a recipe without work', script(recipeData({ recipeInstructions: [] }))],
    ['a recipe without foods', script(recipeData({ recipeIngredient: '' }))],
    ['microdata without work', `${ITEM.split('<p')[0]}</div>`],
  ])('the selected text, if the data has %s', (_, data) => {
    document.documentElement.innerHTML = '';
    vi.spyOn(window, 'getSelection').mockReturnValue({
      toString: () => 'Rice\n2 eggs',
    } as Selection);
    const { asked } = press(`<body>${data}<main>Mail</main></body>`);
    expect(clip()).toMatchObject({ text: 'Rice\n2 eggs', isData: false });
    expect(asked).not.toHaveBeenCalled();
  });

  it('its JSON-LD before its microdata, and both before what is selected', () => {
    const selection = { toString: () => 'Soup\n1 leek' } as Selection;
    vi.spyOn(window, 'getSelection').mockReturnValue(selection);
    press(`<body>${script(recipeData())}${ITEM}</body>`);
    expect(clip().text).toContain('"name":"Rice"');
    opened = [];
    press(`<body>${ITEM}</body>`);
    expect(clip().text).toContain('itemprop="name">Rice');
  });

  it('the text of the main part, after a question', () => {
    const { asked } = press('<body><nav>Home</nav><main><h1>Rice</h1><p>2 eggs</p></main></body>');
    expect(asked).toHaveBeenCalledExactlyOnceWith('Take the text?');
    expect(clip().text).toMatch(/<h1>Rice<\/h1><p>2 eggs<\/p>/);
    expect(clip().text).not.toContain('Home');
  });

  it('the longest article, unless the main part has much more', () => {
    const article = `<article>${'Boil the rice. '.repeat(20)}</article>`;
    press(`<body><main>${article}<article>Other recipes</article></main></body>`);
    expect(clip().text).not.toContain('Other');
    opened = [];
    press(`<body><main>${article}<p>${'Fry the eggs. '.repeat(80)}</p></main></body>`);
    expect(clip().text).toContain('Fry');
  });

  it('nothing that a visitor fills in, and nothing hidden', () => {
    press(
      `<body><main><nav>Home</nav><p>2 eggs</p><form>Your name <input value="Kim"><textarea>secret</textarea></form>
      <textarea>secret</textarea><select><option>secret</select><button>Buy</button>
      <p hidden>secret</p><div contenteditable>secret</div><script>secret</script><!-- secret --></main></body>`,
    );
    expect(clip().text).toContain('2 eggs');
    expect(clip().text).not.toMatch(/secret|Kim|name|Buy|Home/);
  });

  it('the data of a hidden element, and not its text', () => {
    press(
      `<body>${ITEM.replace('<meta ', '<p hidden itemprop="cookTime" content="PT9M">secret</p><meta ')}</body>`,
    );
    expect(clip().text).toContain('content="PT9M"');
    expect(clip().text).not.toContain('secret');
  });

  it('the contents of elements that have no box of their own, unless these are hidden', () => {
    press(
      `<body><main><ul style="display: contents"><li style="display: contents">2 eggs</li></ul>
      <p style="display: contents; visibility: hidden">secret</p></main></body>`,
    );
    expect(clip().text).toContain('<ul><li>2 eggs</li></ul>');
    expect(clip().text).not.toContain('secret');
  });

  it('no attribute but those of a recipe’s data', () => {
    press(
      '<body><main><p id="a" class="b" onclick="c" style="d" data-e="e">2 eggs</p></main></body>',
    );
    expect(clip().text).toContain('<main><p>2 eggs</p></main>');
  });

  it('nothing of a page whose visitor says no', () => {
    press('<body><main>My mailbox</main></body>', false);
    vi.runAllTimers();
    expect(opened).toEqual([]);
  });

  it('nothing of a page without a main part, and says what to do', () => {
    const { asked, told } = press('<body>2 eggs</body>');
    expect(told).toHaveBeenCalledExactlyOnceWith('Select the recipe.');
    expect(asked).not.toHaveBeenCalled();
    expect(opened).toEqual([]);
  });

  it.each(['', 'de/', '?title=x', 'de/#recipe=x'])(
    'nothing of the kitchen’s own page, and says so: "%s"',
    (path) => {
      vi.spyOn(document, 'URL', 'get').mockReturnValue(KITCHEN + path);
      const { asked, told } = press('<body><main>2 eggs</main></body>');
      expect(told).toHaveBeenCalledExactlyOnceWith('The kitchen.');
      expect(asked).not.toHaveBeenCalled();
      vi.runAllTimers();
      expect(opened).toEqual([]);
    },
  );

  it.each([`${KITCHEN}rice/`, `https://rice.example/?from=${KITCHEN}`])(
    'the recipe of another page, as of %s',
    (address) => {
      vi.spyOn(document, 'URL', 'get').mockReturnValue(address);
      press(`<body>${script(recipeData())}</body>`);
      expect(clip().isData).toBe(true);
    },
  );

  it('the words of signs, even half of one', () => {
    press(`<body><main>1 &lt; 2 &amp; "½" \ud83c crème</main></body>`);
    expect(clip().text).toContain('1 &#60; 2 &#38; &#34;½&#34; \ufffd crème');
  });
});

describe('a page that is too long', () => {
  it('gives the recipe of its data without reviews', { tags: 'rare' }, () => {
    const review = Array.from({ length: 3_000 }, (_, at) => ({ text: `Good ${at} `.repeat(8) }));
    press(`<body>${script(recipeData({ review, comment: review }))}</body>`);
    expect(clip()).toMatchObject({ isCut: true, isData: true });
    expect(clip().text).toMatch(/200 g rice.*Boil the rice/);
    expect(clip().text).not.toContain('Good 7');
  });

  it.each(['x', 'é', '鍋'])('gives the first part of its text: %s', { tags: 'rare' }, (letter) => {
    press(`<body><main>${letter.repeat(300_000)}</main></body>`);
    expect(clip().isCut).toBe(true);
    const { length } = clip().text.match(RegExp(`${letter}+`))?.[0] ?? '';
    expect(length).toBeGreaterThan(40_000);
    expect(length).toBeLessThanOrEqual(100_000);
    expect(opened[0]?.href.length).toBeLessThan(200_100);
  });
});

describe('the kitchen opens', () => {
  const open = () => press(`<body>${script(recipeData())}</body>`);

  it('in a new tab that learns nothing of this one', () => {
    open();
    expect(opened).toEqual([
      {
        href: expect.stringMatching(/^https:\/\/kitchen\.example\/#clip=1\./),
        target: '_blank',
        rel: 'noopener noreferrer',
      },
    ]);
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    vi.runAllTimers();
    expect(opened).toHaveLength(1);
  });

  it('once, if a visitor comes back from the new tab at once', () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    open();
    fireEvent.blur(window);
    vi.runAllTimers();
    expect(opened).toHaveLength(1);
  });

  it('in this tab, if the browser has refused a new one', () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    open();
    vi.runAllTimers();
    expect(opened.map(({ target }) => target)).toEqual(['_blank', '']);
    expect(opened[1]).toMatchObject({ href: opened[0]?.href, rel: 'noopener noreferrer' });
  });
});
