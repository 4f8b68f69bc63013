import { addNames, foodNamed, NAMES } from '../foods';
import { readFoods } from '../notation';
import { foldLetters } from '../words';
import { createCompounds } from './compounds';
import { createDictionary } from './dictionary';
import type { FoodLanguage } from './FoodLanguage';
import { createFamilies } from './families';
import { createForms, type Forms } from './forms';
import { readHeads } from './heads';
import { createHolding } from './holding';
import { hasCapital } from './nouns';
import { createPhrases, type Phrases } from './phrases';
import type { Speaker } from './spoken';
import { readTails } from './tails';
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
    findTyped: createWritten(dictionary, forms, createHolding(language, compounds)),
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
