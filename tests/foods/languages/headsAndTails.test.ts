import { expect, test } from 'vitest';
import { createSpeaker } from '../../../src/foods/languages/createSpeaker';
import { joinWords } from '../../../src/foods/languages/spoken';
import { isUnderstood } from '../../../src/foods/text/reading';
import { splitWords } from '../../../src/foods/words';

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
  grammar: "endings | s\nof | (?:^|\\s)(?:(?:de(?: la)?|du|des|à)\\s+|d')$",
});

test.each([
  ['huile de noisette', 'hazelnut oil'],
  ['Huiles de noisettes', 'hazelnut oil'],
  ['huile de la noisette', 'hazelnut oil'],
  // One head follows another, or the kind is a phrase.
  ['purée de beurre de noix de cajou', 'cashew butter puree'],
  // Only English knows the food.
  ["huile d'avocado", 'avocado oil'],
  // The tables have a name as long.
  ['beurre noisette', 'brown butter'],
  ['moule à tarte', 'cake tin'],
  // The words name no food, or are not joined to it.
  ['lait chaud', 'milk hot'],
  ['lait coco', 'milk coconut'],
  ['lait, noisette', 'milk, hazelnut'],
])('"%s" is "%s"', (text, english) => {
  const read = speaker.read(text, splitWords(text), isUnderstood, true);
  expect(read && joinWords(read.words)).toBe(english);
});

const tailSpeaker = createSpeaker({
  code: 'es',
  foods: '',
  foodWords: [
    `
flour | harina
maize flour | harina de maíz
salmon | salmón
butter | mantequilla
_ cake | bizcocho _
orange | naranja
gluten-free _ | _ sin gluten
vegan _ | _ vegano
smoked _ | _ ahumado
`,
  ],
  words: [
    'of | de\nand | y\nwith | con\nthe | la\nsifted | tamizado\ngluten-free | sin gluten\nvegan | vegano',
  ],
  grammar: 'endings | s\nrespell | a$>o\nof | (?:^|\\s)de\\s+$',
});

test.each([
  ['harina sin gluten', 'gluten-free flour'],
  ['harina de maíz tamizada sin gluten', 'gluten-free maize flour sifted'],
  ['bizcocho de naranja sin gluten', 'gluten-free orange cake'],
  ['salmón ahumado', 'smoked salmon'],
  ['100 g de mantequilla vegana', '100 g of vegan butter'],
  ['bizcocho de naranja vegano sin gluten', 'gluten-free vegan orange cake'],
  // These words say something of another food.
  ['harina con la mantequilla vegana', 'flour with the vegan butter'],
  ['harina y sin gluten', 'flour and gluten-free'],
  ['harina, sin gluten', 'flour, gluten-free'],
  ['sin gluten', 'gluten-free'],
])('"%s" is "%s"', (text, english) => {
  const read = tailSpeaker.read(text, splitWords(text), isUnderstood, true);
  expect(read && joinWords(read.words)).toBe(english);
});
