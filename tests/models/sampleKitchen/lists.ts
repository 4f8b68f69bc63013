import { FOODS as KNOWN } from '../../../src/foods/foods';

export const FOODS: readonly string[] = KNOWN.map(({ name }) => name);

export const STRANGERS: readonly string[] = [
  'unobtainium',
  'egg box',
  'cat food',
  'dish soap',
  'dog biscuits',
  'rat poison',
  'bleach',
  'raw chicken feed',
  'soap with lemon',
  'not eggs',
  '0 eggs',
  'no milk',
  'vegan sausage',
  'rice paper',
  'death cap mushrooms',
  'wild mushrooms',
  'rhubarb leaves',
  'apple seeds',
  'green potatoes',
  'rotten tomatoes',
  'butter knife',
  'salt lamp',
  'toilet rolls',
  'lemon scented candle',
  'tin of paint',
  'chocolate eggs',
  'chicken wire',
  'fish hooks',
  'tomato plant',
  'garlic press',
  'onion ring tosser',
  'flour mites',
];

export const HOSTILE: readonly string[] = [
  '**bold** eggs',
  '- [ ] a task',
  '- [x] done',
  '1. first',
  '2) second',
  '# heading',
  '> quote',
  '| cell | cell |',
  '`code`',
  '``` fence',
  '<script>alert(1)</script>',
  '<b>bold</b>',
  '<!-- comment -->',
  '[link](https://evil.example)',
  '![image](https://evil.example/x.png)',
  '[^1]',
  '[^note]',
  '[^note]: mine',
  '[a]: https://evil.example',
  '===',
  '---',
  '***',
  '+ plus',
  '* star',
  '~~struck~~',
  '&amp;',
  '&lt;b&gt;',
  '&#42;',
  'www.evil.com',
  'see www.evil.com now',
  'https://evil.example/?a=1&b=2',
  'http://`evil`.example',
  '`https://evil.example`',
  '`',
  'mail@evil.example',
  'mailto:mail@evil.example',
  '<https://evil.example>',
  'back\\slash',
  'ends with \\',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '🥚🥚',
  '👩‍👩‍👧‍👦',
  'ביצים',
  '\u202eabc',
  '¡ñandú!',
  'snake_case_word',
  '$x^2$',
  ':smile:',
  '\ud800 half a letter',
];

/** From 0 up to 1, the same numbers for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Most entries are known foods. */
export function makeLists(count: number, seed: number): string[][] {
  const next = numbersFrom(seed);
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? '';
  return Array.from({ length: count }, () => {
    const size = 1 + Math.floor(next() ** 2 * 20);
    const list = Array.from({ length: size }, () => {
      const kind = next();
      return pick(kind < 0.85 ? FOODS : kind < 0.95 ? STRANGERS : HOSTILE);
    });
    return [...new Set(list)];
  });
}
