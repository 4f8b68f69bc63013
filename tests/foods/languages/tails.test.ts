import { expect, test } from 'vitest';
import { createSpeaker } from '../../../src/foods/languages/createSpeaker';
import { joinWords } from '../../../src/foods/languages/spoken';
import { isUnderstood } from '../../../src/foods/text/reading';
import { splitWords } from '../../../src/foods/words';

const speaker = createSpeaker({
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
  const read = speaker.read(text, splitWords(text), isUnderstood, true);
  expect(read && joinWords(read.words)).toBe(english);
});
