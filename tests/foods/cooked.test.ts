import { beforeAll, describe, expect, it } from 'vitest';
import { hasUnknownFood, holdsRice, isCookedBefore } from '../../src/foods/cooked';
import { hidesContents } from '../../src/foods/hidesContents';
import { learn } from '../../src/foods/languages/learn';

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)));

const WITH_RICE: Record<string, string> = {
  en: 'rice, 200 g long grain rice, jasmine rice, basmati, brown rice, sticky rice, rice pudding, fried rice, chicken and rice, curry with rice, 2 pouches cooked rice, red beans and rice',
  de: '200 g Langkornreis, Jasminreis, Naturreis, Basmatireis, Wildreis, Rundkornreis, Milchreis, Risottoreis, Reispfanne, Gemüserisotto, Reissalat, Reisauflauf, Reisfleisch, Gebratener Reis',
  fr: '200 g de riz basmati, riz thaï, riz complet, riz rond, riz au lait, riz cantonais, riz pilaf, salade de riz, riz condé, risotto, paëlla',
  es: '200 g de arroz, arroz redondo, arroz integral, arroz con leche, arroz negro, arroz frito, arroz con pollo, arroz al horno, arroz a la cubana, arroz a banda, arroz chaufa, ensalada de arroz, paella valenciana, moros y cristianos, gallo pinto',
  'the world':
    'risotto, paella, sushi, maki, onigiri, biryani, kedgeree, jambalaya, nasi goreng, nasi lemak, pilaf, bibimbap, gyudon, donburi, katsudon, poke bowl, arancini, supplì, omurice, chirashi, kimbap, gimbap, koshari, risotto nero, arborio',
};

const codeOf = (language: string) => (language.length === 2 ? language : null);

const rowsOf = (all: Record<string, string>) =>
  Object.entries(all).flatMap(([language, names]) =>
    names.split(', ').map((name): [string, string] => [language, name]),
  );

describe('rice, which keeps a day less', () => {
  it.each(rowsOf(WITH_RICE))('is in what cooks in %s call %j', (language, name) => {
    expect(holdsRice(name, codeOf(language))).toBe(true);
  });

  it.each(
    rowsOf({
      en: '2 tbsp rice vinegar, 1 tbsp rice wine, mirin, 200 g rice noodles, 8 sheets rice paper, rice flour, rice milk, cauliflower rice, puffed rice, 1 rice cooker, 200 g pasta, stew, 2 tbsp miso',
      de: 'Reisessig, Reisnudeln, Reismilch, Reiswaffeln, Reismehl, Blumenkohlreis, Preiselbeeren, Hackfleisch',
      fr: 'vinaigre de riz, nouilles de riz, lait de riz, farine de riz, galette de riz',
      es: 'vinagre de arroz, fideos de arroz, bebida de arroz, harina de arroz, fideuá',
    }),
  )('is not in what cooks in %s call %j', (language, name) => {
    expect(holdsRice(name, codeOf(language))).toBe(false);
  });
});

it.each(
  rowsOf({
    en: '200 g cooked chicken, reheated noodles, the rest of your takeaway, leftover rice, yesterday’s roast',
    de: '200 g gekochtes Hähnchen, gegarte Nudeln, übriges Gemüse, Bratenreste',
    fr: '200 g de poulet cuit, pâtes précuites, restes de poulet',
    es: '200 g de pollo cocido, arroz de ayer, sobras de pollo',
  }),
)('in %s, a recipe may take a leftover by the words %j', (language, line) => {
  expect(isCookedBefore(line, codeOf(language))).toBe(true);
});

it.each(
  rowsOf({
    en: '200 g chicken, 200 g uncooked prawns, 300 g pasta cooked according to the packet, bread from leftover',
    de: '200 g Hähnchen, Kochschinken',
    fr: '200 g de poulet',
    es: '200 g de pollo',
  }),
)('in %s, a recipe takes no leftover by the words %j', (language, line) => {
  expect(isCookedBefore(line, codeOf(language))).toBe(false);
});

it.each(
  rowsOf({
    en: 'cooked pasta, boiled eggs, fried onions, scrambled egg, homemade jam, unlabelled jar, plate of pasta, leftover curry, takeaway',
    de: 'gekochte Nudeln, gebratene Zwiebeln, Bratenreste',
    fr: 'pâtes cuites, restes de poulet',
    es: 'pollo cocido, sobras de pollo',
  }),
)('in %s, the name %j does not tell what is in the food', (_, name) => {
  expect(hidesContents(name)).toBe(true);
});

it.each(
  rowsOf({ en: 'eggs, baked beans, jam, pasta', de: 'Eier, Nudeln', fr: 'pâtes', es: 'pasta' }),
)('in %s, the name %j tells what is in the food', (_, name) => {
  expect(hidesContents(name)).toBe(false);
});

it.each(['200 g frobnish', 'Zwobbel', 'congee', 'jook', 'pulao', 'plov', 'khichdi', 'zongzi'])(
  'the page knows no food of %j',
  (line) => {
    expect(hasUnknownFood(line)).toBe(true);
  },
);

it.each(['200 g frobnish rice', 'stew', 'salt, to taste', 'a pinch'])(
  'the page knows all foods of %j that a leftover may be of',
  (line) => {
    expect(hasUnknownFood(line)).toBe(false);
  },
);
