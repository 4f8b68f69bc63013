import { checkRecipe } from '../../foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../foods/avoided/thingsToAvoid';
import { isChecked } from '../../foods/languages/spoken';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';
import type { LanguageCode } from '../../reading/languages/Language';

/** A change that takes one press. */
export type WishName =
  | 'quicker'
  | 'simpler'
  | 'vegetarian'
  | 'noOven'
  | 'lessSpicy'
  | 'forChildren';

/** A dish that takes no longer than this is quick, in minutes. */
const QUICK = 15;

const OVEN: Record<LanguageCode, RegExp> = {
  en: /\bovens?\b|\bbroil|\bbak(?:e|ed|ing) (?:for|until|at|in)\b|\bbaking (?:sheet|tray|dish)\b/i,
  de: /ofen|\bbackblech\b/i,
  fr: /\bau four\b|\ble four\b|\benfourn/i,
  es: /\bhorno\b|\bhornea/i,
  it: /\bforno\b|\binforna/i,
  nl: /\boven\b|\bbakplaat\b/i,
  pt: /\bforno\b/i,
};

const SPICY: Record<LanguageCode, RegExp> = {
  en: /\bchil(?:l?i(?:es|s)?|es?)\b|\bcayenne|\bjalape|\bhabanero|\bsriracha|\bharissa|\bgochu|\bhot (?:sauce|paprika)|\bred pepper flakes|\bspicy\b|\bsambal|\b(?:vindaloo|szechuan|sichuan)\b/i,
  de: /\bchili|\bcayenne|\bscharf|\bpeperoni|\bsambal|\bharissa/i,
  fr: /\bpiments?\b|\bcayenne|\bharissa|\bépicée?s?\b/i,
  es: /\bchiles?\b|\bcayena|\bpicante|\bguindilla|\bjalape/i,
  it: /\bpeperoncin|\bpiccant|\bcayenna|\bnduja/i,
  nl: /\bchili|\bcayenne|\bsambal|\bpittig|\bspaanse peper|\bharissa/i,
  pt: /\bmalagueta|\bpicante|\bpiri-?piri|\bchili|\bcaiena/i,
};

/** The one-press wishes that make sense for a recipe, in the order to offer them. */
export function suitableWishes(document: RecipeDocument): WishName[] {
  const { language, times } = document;
  const lines = linesOf(document);
  const mentions = (words: Record<LanguageCode, RegExp>) =>
    language !== null && lines.some(({ text }) => words[language].test(text));
  const suits: Record<WishName, boolean> = {
    quicker: (times.total ?? Number.POSITIVE_INFINITY) > QUICK,
    simpler: true,
    vegetarian: !isVegetarian(document, lines),
    noOven: mentions(OVEN),
    lessSpicy: mentions(SPICY),
    forChildren: true,
  };
  return (Object.keys(suits) as WishName[]).filter((wish) => suits[wish]);
}

function isVegetarian(
  { language, hasAllIngredients }: RecipeDocument,
  lines: ReturnType<typeof linesOf>,
): boolean {
  const diet = thingsToAvoid({ allergens: [], diet: 'vegetarian', avoid: [] });
  const { results } = checkRecipe(diet, lines, {
    isReadable: isChecked(language) && hasAllIngredients,
    language,
  });
  return results.every(({ verdict }) => verdict === 'nothing');
}

/** Every line that names a food or says what to do. */
function linesOf({ title, ingredients, steps }: RecipeDocument) {
  const items = ingredients.flatMap((group) => group.items);
  return [
    ...items.map(({ line }) => ({ text: line, isIngredient: true })),
    ...[title?.text ?? '', ...steps.flatMap((step) => [step.title ?? '', step.text])].map(
      (text) => ({ text, isIngredient: false }),
    ),
  ];
}
