import { expect, it } from 'vitest';
import { detectLanguage } from '../../src/reading/languages/detectLanguage';

it.each([
  ['en', 'Heat the oil in a pan. Add the leeks and stir until they are soft.'],
  ['de', 'Das Öl in einer Pfanne erhitzen. Die Lauchringe dazugeben und mit Salz würzen.'],
  ['it', 'Scaldate l’olio in una padella. Unite i porri e cuocete con il sale per 5 minuti.'],
  ['hungarian', 'A hagymát a vajon megpirítjuk, a lisztet hozzáadjuk, a végén a tejet is.'],
  ['danish', 'Skær porren i skiver. Kom den i gryden, lad den simre, og server den med dem alle.'],
  [
    'norwegian',
    'Ha salt og pepper over, la gryten stå for svak varme. Server med salt og pepper over ris, og ha mer smør på brødet til slutt når alt er ferdig stekt. Rør godt om hele tiden. Dryss persille på toppen rett før du bærer fram maten.',
  ],
])('a text in %s is taken for that language, or for none', (language, text) => {
  expect(detectLanguage(text)).toBe(language.length === 2 ? language : null);
});
