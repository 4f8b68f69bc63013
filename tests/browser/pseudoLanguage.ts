/** Strings, functions that return strings, and objects of them. */
type Words = Record<string, unknown>;

type Areas = Record<string, Words>;

/** As `PageLanguage` in `createLanguage.ts`. */
interface Language {
  english: { first: Areas; loadRest(): Promise<readonly Areas[]> };
  start(): void;
  translate(): Promise<void>;
}

interface Piece {
  text: string;
  /** The number of the translation, if the piece is a message. */
  number?: number;
}

declare global {
  interface Window {
    /** Texts with letters outside of any message, and their places. */
    findUnmarked(): { text: string; place: string }[];
    /** Says the whole page in the other language. */
    speak(): void;
  }
}

/** Marks messages with invisible characters, which Playwright leaves out. Runs in the page. */
export function pseudoLanguage(other: Language): Language {
  const [ONE, ZERO, BITS] = ['\u00ad', '\u200b', 20];
  const MARK = /[\u00ad\u200b]{40}(?!.*[\u00ad\u200b])/s;
  const numbers = new Map<string, number>();
  const translations: ((text: string) => unknown)[] = [];

  /** The mark holds the number of the translation and the length of the message. */
  function mark(text: string, path: string, translate: () => unknown): string {
    if (text === '') return text;
    const key = `${path} ${text}`;
    const number = numbers.get(key) ?? translations.length;
    numbers.set(key, number);
    translations[number] = translate;
    const bits = [number, text.length].map((one) => one.toString(2).padStart(BITS, '0')).join('');
    return text + bits.replaceAll('0', ZERO).replaceAll('1', ONE);
  }

  /** `translate` gives the value in the other language. */
  function markValue(value: unknown, path: string, translate: () => unknown): unknown {
    if (typeof value === 'string') return mark(value, path, translate);
    if (typeof value === 'function') {
      return function (this: unknown, ...input: unknown[]) {
        const said = () => (translate() as (...input: unknown[]) => unknown)(...translated(input));
        return markValue(value.apply(this, input), `${path}()`, said);
      };
    }
    if (typeof value !== 'object' || value === null) return value;
    const within = (key: string) => () => (translate() as Words)[key];
    const all = Object.entries(value).map(
      ([key, one]) => [key, markValue(one, `${path}.${key}`, within(key))] as const,
    );
    return Array.isArray(value) ? all.map(([, one]) => one) : Object.fromEntries(all);
  }

  const copyOf = (areas: Areas): Areas =>
    Object.fromEntries(Object.entries(areas).map(([name, words]) => [name, { ...words }]));

  /** After the other language has replaced the words. */
  function markWords(areas: Areas, english: Areas) {
    const others = copyOf(areas);
    for (const [name, words] of Object.entries(english)) {
      Object.assign(
        areas[name] ?? {},
        markValue(words, name, () => others[name]),
      );
    }
  }

  /** Each message with its number, and the texts between. */
  function pieces(text: string): Piece[] {
    const end = text.search(MARK);
    if (end < 0) return text ? [{ text }] : [];
    const [number = 0, length = 0] = [0, BITS].map((from) => {
      const bits = [...text.slice(end + from, end + from + BITS)];
      return Number.parseInt(bits.map((bit) => (bit === ONE ? 1 : 0)).join(''), 2);
    });
    const rest = text.slice(end + 2 * BITS);
    return [
      ...pieces(text.slice(0, end - length)),
      { text: text.slice(end - length, end), number },
      ...(rest ? [{ text: rest }] : []),
    ];
  }

  function translated<Value>(value: Value): Value {
    if (typeof value === 'string') {
      return pieces(value)
        .map(({ text, number }) => (number === undefined ? text : translations[number]?.(text)))
        .join('') as Value;
    }
    if (Array.isArray(value)) return value.map(translated) as Value;
    if (typeof value !== 'object' || value === null) return value;
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, translated(one)]),
    ) as Value;
  }

  const ATTRIBUTES = [
    ...['aria-label', 'aria-description', 'aria-valuetext'],
    ...['alt', 'title', 'placeholder', 'label'],
  ];

  /** Every text that a visitor can read or hear, and a function that changes it. */
  function* texts(): Generator<{ text: string; place: Element; write(text: string): void }> {
    const write = (text: string) => {
      document.title = text;
    };
    yield { text: document.title, place: document.head, write };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      const place = node.parentElement;
      if (!place || place.closest('script, style')) continue;
      const replace = (text: string) => {
        node.data = text;
      };
      yield { text: node.data, place, write: replace };
    }
    for (const place of document.body.querySelectorAll('*')) {
      for (const name of ATTRIBUTES) {
        const text = place.getAttribute(name);
        if (text) yield { text, place, write: (other) => place.setAttribute(name, other) };
      }
    }
  }

  window.findUnmarked = () =>
    [...texts()].flatMap(({ text, place }) =>
      pieces(text)
        .filter(({ text, number }) => number === undefined && /\p{L}/u.test(text))
        .map(({ text }) => ({
          text: text.trim(),
          place: (place.cloneNode() as Element).outerHTML,
        })),
    );
  window.speak = () => {
    for (const { text, write } of [...texts()]) {
      const other = translated(text);
      if (other !== text) write(other);
    }
  };

  const { english } = other;
  let translating: Promise<void> | undefined;
  async function translate() {
    const files = await english.loadRest();
    const copies = files.map(copyOf);
    await other.translate();
    for (const [place, areas] of files.entries()) markWords(areas, copies[place] ?? {});
  }

  return {
    english,
    start() {
      const { language = {}, ...copies } = copyOf(english.first);
      const { allergen, onItsWay, couldNotOpen, ...unmarked } = language;
      other.start();
      markWords(english.first, { language: { allergen, onItsWay, couldNotOpen }, ...copies });
      Object.assign(english.first.language ?? {}, unmarked);
    },
    translate() {
      translating ??= translate();
      return translating;
    },
  };
}
