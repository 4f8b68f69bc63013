import { addNames, foodNamed, NAMES } from '../foods';
import { type MadeOf, readFoods, readRows } from '../notation';
import { foldLetters, splitWords } from '../words';
import { createCompounds } from './compounds';
import { createDictionary } from './dictionary';
import type { FoodLanguage } from './FoodLanguage';
import { createForms, type Forms } from './forms';
import { readHeads, readTails } from './heads';
import { hasCapital } from './nouns';
import { createPhrases, type Phrases } from './phrases';
import type { Speaker } from './spoken';
import { createTranslation } from './translate';
import { createWritten } from './written';

/** Makes the page's knowledge of a language out of its tables. */
export function createSpeaker(language: FoodLanguage): Speaker {
  const own = readFoods(language.foods, { lookUp: foodNamed });
  for (const food of own) addNames(NAMES, food, true);
  const names = own.flatMap((food) => food.names);
  const dictionary = createDictionary(language, names);
  const forms = createForms(language);
  const compounds = createCompounds(dictionary, language, forms, isFood);
  const phrases = createPhrases(dictionary, compounds, forms);
  const say = withEnglish(phrases, forms);
  const sayAt = language.of
    ? readTails(readHeads(say, dictionary, compounds, forms, language.of), dictionary, forms)
    : say;
  const translate = createTranslation(language, sayAt, compounds);
  return {
    code: language.code,
    read: translate,
    familyOf: createFamilies(language, forms),
    findTyped: createWritten(dictionary, forms, language, compounds),
    pluralOf: language.pluralOf,
    suggest: (start) =>
      dictionary.foodNames.filter((name) => ` ${foldLetters(name)}`.includes(` ${start}`)),
  };
}

/** A shorter English name never has an ending of the language. */
const SHORTEST = 5;

/** English has some names too, such as "Orangen", which the tables of the language leave out. */
const withEnglish =
  (phrases: Phrases, { formsAt }: Forms): Phrases =>
  (words, at, hasNouns) => {
    const said = phrases(words, at, hasNouns);
    const word = words[at];
    if (said || !word || (hasNouns && !hasCapital(word))) return said;
    const english = formsAt(word).find(
      (form) => (form === word.plain || form.length >= SHORTEST) && isFood(form),
    );
    return english === undefined
      ? undefined
      : { english, last: at, isFood: true, isCompound: true };
  };

function isFood(name: string): boolean {
  const food = foodNamed(name);
  return food !== undefined && !food.isSign && !food.isThing;
}

const plainOf = (name: string) =>
  splitWords(name)
    .map(({ plain }) => plain)
    .join(' ');

/** Finds a word under any of its forms. */
function createFamilies({ families = '' }: FoodLanguage, { formsOf }: Forms) {
  const rows = readRows(families, plainOf);
  return (word: string): readonly MadeOf[] | undefined => {
    const plain = plainOf(word);
    const form = [plain, ...(plain.includes(' ') ? [] : formsOf(plain))].find((one) =>
      rows.has(one),
    );
    return rows.get(form ?? plain);
  };
}
