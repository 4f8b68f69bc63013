import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cutList, readWords } from '../../src/reading/languages';
import { detectLanguage } from '../../src/reading/languages/detectLanguage';

const FOLDER = join(import.meta.dirname, '../../src/reading/languages');

/** Only some languages need these. */
const OPTIONAL = new Set(
  'praise greetingWords small.or small.from small.then small.the small.each small.more small.little abbreviations references extracts pieces.small pieces.large pieces.whole amounts.each amounts.one amounts.vague amounts.ofOne amounts.unchanging amounts.irregular amounts.manyEnds amounts.beforeNoun amounts.heaped facts.inAll clock ratings nutrients amounts.atHand.half amounts.atHand.left amounts.atHand.some verbs doing deed shares.said shares.unclear shares.rest waiting.commandLead waiting.modifiers waiting.leadNever waiting.tailDeed waiting.following waiting.tailSure waiting.until waiting.takes waiting.lasts waiting.after waiting.afterwards heat.cooks pasted.avoided pasted.not pasted.forbidden pasted.forget pasted.none pasted.list pasted.beforeList small.whole pieces.alone prepared amounts.aims amounts.another amounts.counted amounts.named amounts.oneAtMost nouns.not nouns.after nouns.joined nouns.ofOther nouns.counted heat.internal heat.notInside headings.unused shares.apart shares.each shares.of'.split(
    ' ',
  ),
);

const filesIn = (folder: string) =>
  readdirSync(join(FOLDER, folder)).filter((name) => name.endsWith('.txt'));
const textOf = (folder: string, name: string) => readFileSync(join(FOLDER, folder, name), 'utf8');
const namesOf = (text: string) => [...text.matchAll(/^([\w.]+):/gm)].map(([, name = '']) => name);

it.each(['', 'pages'])('has the lists of English in each language: %s', (folder) => {
  const wanted = namesOf(textOf(folder, 'en.txt'));
  for (const file of filesIn(folder)) {
    const names = namesOf(textOf(folder, file));
    const missing = wanted.filter((name) => !OPTIONAL.has(name) && !names.includes(name));
    const unknown = names.filter((name) => !wanted.includes(name));
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    expect({ file, missing, unknown, twice }).toEqual({
      file,
      missing: [],
      unknown: [],
      twice: [],
    });
  }
});

it.each(['', 'pages', 'others'])(
  'has a list or a comment in each line, and a pattern in each entry: %s',
  (folder) => {
    for (const file of filesIn(folder)) {
      for (const [at, line] of textOf(folder, file).split('\n').entries()) {
        expect(line, `${file}, line ${at + 1}`).toMatch(/^(?:#.*|[\w.]+:(?: \S.*)?|)$/);
      }
      const lists = Object.values(readWords<Record<string, string | object>>(textOf(folder, file)));
      const all = lists.flatMap(function inner(list): string[] {
        return typeof list === 'string' ? cutList(list) : Object.values(list).flatMap(inner);
      });
      for (const entry of all)
        expect(() => new RegExp(entry, 'u'), `${file}: ${entry}`).not.toThrow();
    }
  },
);

it('reads the lists of a file, with one list in another', () => {
  expect(
    readWords('# A comment\nverbs: boil|fry\n\nwaiting.doing: (?:$verbs)ing, set aside|rest$'),
  ).toEqual({ verbs: 'boil|fry', waiting: { doing: '(?:boil|fry)ing, set aside|rest$' } });
});

it.each([
  ['en', 'Heat the oil in a pan. Add the leeks and stir until they are soft.'],
  ['de', 'Das Öl in einer Pfanne erhitzen. Die Lauchringe dazugeben und mit Salz würzen.'],
  ['it', 'Scaldate l’olio in una padella. Unite i porri e cuocete con il sale per 5 minuti.'],
  ['en + de', 'Add the leeks and stir with salt. Den Lauch dazugeben und mit Salz würzen.'],
  ['hungarian', 'A hagymát a vajon megpirítjuk, a lisztet hozzáadjuk, a végén a tejet is.'],
  ['danish', 'Skær porren i skiver. Kom den i gryden, lad den simre, og server den med dem alle.'],
  [
    'norwegian',
    'Skrell potetene, del dem i biter og kok dem møre i vann. Smelt smøret i ei gryte og stek løken blank. Hell fløte over, rør godt, og la alt koke opp. Ha salt og pepper i gryta. Server suppa rykende varm, gjerne med ferskt brød, friske urter og litt revet ost på toppen. Rester holder seg noen dager i kjøleskapet, så lag gjerne mye. Pynt for gjester som kommer tidlig, legg bort noe til barna, og vask opp etterpå.',
  ],
  ['de', '2 TL Salz'],
  ['de', '1 Bund Dill'],
  ['de', '3 EL Mehl\n1 Std. backen'],
  ['fr', "1 c. à s. d'huile"],
  ['es', '1 manojo de perejil'],
  ['es', '2 cdas de miel'],
  ['nl', '2 eetlepels suiker'],
  ['en', '1 bunch coriander'],
  ['en', '## Ingredients\n- 1 bunch dill\n## Method\n1. Chop.'],
  ['unknown', '100 g farro, 20 min'],
  // The page writes these words in a recipe of data.
  [
    'unknown',
    '# A\n\nServes 2 · Prep: 5 min\n\n## Ingredients\n\n- 1 Birne\n\n## Method\n\n1. Essen.',
  ],
  ['de', '# A\n\nServes 2\n\n## Zutaten\n\n- 1 Birne\n\n## Zubereitung\n\n1. Essen.'],
])('a text in %s is taken for that language, or for none', (language, text) => {
  expect(detectLanguage(text)).toBe(language.length === 2 ? language : null);
});
