import type { Diet } from '../../foods/contents';
import { joinNames, upperFirst } from '../../ui/joinNames';

/** "the \u2068paprika\u2069": the name may be in another direction. */
const withArticle = (name: string) =>
  /^(?:the|ingredients that) /i.test(name) ? name : `the \u2068${name}\u2069`;

export const messages = {
  label: 'What you want to avoid',
  contains: (things: readonly string[]) => `contains ${joinNames(things)}`,
  mayContain: (things: readonly string[]) => `may contain ${joinNames(things)}`,
  /** "No pork" names a food, so `contains` says it. */
  isNot: (diet: Exclude<Diet, 'no pork'>, isSure: boolean) =>
    `${isSure ? 'not' : 'maybe not'} ${diet}`,
  avoided: 'you avoid this',
  notCheckedFor: (thing: string) => `could not be checked for ${thing}`,
  notCompleteFor: (thing: string) => `not completely checked for ${thing}`,
  mentioned: (things: readonly string[]) => `mentions ${joinNames(things)}`,
  unmarked: 'not checked',
  more: (count: number) => `${count} more`,
  foundIn: (found: string, foods: readonly string[]) =>
    `${upperFirst(found)}${foods.length > 0 ? `: ${joinNames(foods)}` : ''}.`,
  itsTitle: (title: string) => `its title says “${title}”`,
  checkLabel: 'Check the label.',
  whichIsIt: (step: number | undefined, word: string, listed: readonly string[]) =>
    `${step === undefined ? 'The text' : `Step ${step}`} says “${word}”; the list has ${joinNames(listed)}. Check which.`,
  notChecked: (things: readonly string[], lines: readonly string[]) =>
    `Could not be checked for ${joinNames(things, 'disjunction')}: ${lines.join(', ')}.`,
  quoted: (line: string) => `“${line}”`,
  nothingChecked: (things: readonly string[]) =>
    `Could not be checked for ${joinNames(things, 'disjunction')}.`,
  notComplete: (things: readonly string[]) =>
    `Not completely checked for ${joinNames(things, 'disjunction')}.`,
  photo: (things: readonly string[]) =>
    `Read from a photo, so not completely checked for ${joinNames(things, 'disjunction')}. A line may be missing.`,
  cut: (things: readonly string[], isSure: boolean) =>
    `The end ${isSure ? 'is' : 'may be'} missing, so this could not be checked for ${joinNames(things, 'disjunction')}.`,
  notLookedAt: {
    vegetarian: "This page can't check how cheese and drinks are made.",
    vegan: "This page can't check how sugar and drinks are made.",
    pescatarian: "This page can't check how cheese and drinks are made.",
    'no pork': "This page can't check fats and additives without a name.",
    halal: "This page can't check halal certification or slaughter.",
    kosher:
      "This page can't check kosher certification, slaughter, or whether meat and milk are kept apart.",
  } satisfies Record<Diet, string>,
  /** The recipe says that it is not there. `said`: its words. */
  mentions: (thing: string, said: readonly string[]) =>
    `The recipe mentions ${thing}: ${joinNames(said)}.`,
  saidIn: (words: string, step: number | undefined) =>
    `“${words}”${step === undefined ? '' : ` (step ${step})`}`,
  together: (foods: readonly string[], isSure: boolean) =>
    `${isSure ? 'Meat and milk' : 'Maybe meat and milk'} in one recipe: ${joinNames(foods)}.`,
  nothing: (things: readonly string[]) =>
    `This page found no mention of ${joinNames(things, 'disjunction')}. It can miss one, and can't see traces: check every label.`,
  onlyLetters: (words: readonly string[]) =>
    `This page doesn't know ${joinNames(words.map((word) => `“${word}”`))}, and only looked for the letters.`,
  nutlike: (foods: readonly string[]) =>
    `Some people with nut allergies also avoid this: ${joinNames(foods)}.`,
  keptLabel: 'What you asked to leave out',
  kept: (things: readonly { name: string; foods: readonly string[] }[], isByModel: boolean) =>
    `The ${isByModel ? 'model kept' : 'recipe still has'} ${joinNames(
      things.map(
        ({ name, foods }) => withArticle(name) + (foods.length > 0 ? ` (${joinNames(foods)})` : ''),
      ),
    )}.`,
  notSureGone: (names: readonly string[]) =>
    `Couldn't tell whether ${joinNames(names.map(withArticle), 'disjunction')} ${/[^isu]s$|^ingredients/i.test(names.at(-1) ?? '') ? 'are' : 'is'} gone.`,
  mayHave: (foods: readonly string[], name: string) =>
    `${upperFirst(joinNames(foods))} may contain \u2068${name}\u2069: check the label.`,
  changing: (names: readonly string[]) =>
    `You asked to leave out ${joinNames(names.map((name) => `\u2068${name}\u2069`))}.`,
  changed: (gone: readonly { name: string; isSure: boolean }[]) =>
    `Changed: ${joinNames(
      gone.map(({ name, isSure }) => `no ${isSure ? '' : 'mention of '}\u2068${name}\u2069`),
    )}.`,
  again: 'Ask again',
  teach: 'It contains …',
  teachFood: 'Ingredient',
  teachContains: 'contains',
  remember: 'Remember',
  remembered: (food: string) => `This browser now warns wherever it reads “${food}”.`,
  noRoom: 'There is no room for more.',
  undo: 'Undo',
  askAgain: (things: readonly string[]) =>
    `Ask again without ${things.length > 2 ? 'these' : joinNames(things)}`,
};
