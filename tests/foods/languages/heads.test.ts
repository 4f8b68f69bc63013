import { expect, test } from 'vitest';
import { createSpeaker } from '../../../src/foods/languages/createSpeaker';
import { spokenText } from '../../../src/foods/languages/spoken';
import { isUnderstood } from '../../../src/foods/text/reading';
import { readWords } from '../../../src/foods/words';

const speaker = createSpeaker({
  code: 'fr',
  foods: '',
  foodWords: [
    `
oil | huile
milk | lait
hazelnut | noisette
coconut | noix de coco, coco
cashew | noix de cajou
brown butter | beurre noisette
butter | beurre
tart | tarte
_ oil | huile _
_ milk | lait _
_ butter | beurre _
_ puree | purée _
`,
  ],
  words: ['of | de\nthe | la\nhot | chaud\n=cake tin | moule à _'],
  endings: ['s'],
  links: [],
  of: /(?:^|\s)(?:(?:de(?: la)?|du|des|à)\s+|d')$/i,
  particles: [],
  beforeVerbs: [],
  noFood: /^$/,
  pluralOf: (unit) => unit,
  respell: (word) => word,
});

test.each([
  ['huile de noisette', 'hazelnut oil'],
  ['Huiles de noisettes', 'hazelnut oil'],
  ['huile de la noisette', 'hazelnut oil'],
  // A head after a head, and a kind that is a phrase.
  ['purée de beurre de noix de cajou', 'cashew butter puree'],
  // A food that only English knows.
  ["huile d'avocado", 'avocado oil'],
  // A name of the tables is as long.
  ['beurre noisette', 'brown butter'],
  ['moule à tarte', 'cake tin'],
  // No food, or not joined to it.
  ['lait chaud', 'milk hot'],
  ['lait coco', 'milk coconut'],
  ['lait, noisette', 'milk, hazelnut'],
])('"%s" is "%s"', (text, english) => {
  const read = speaker.read(text, readWords(text), isUnderstood, true);
  expect(read && spokenText(read.words)).toBe(english);
});
