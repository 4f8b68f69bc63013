import type { Allergen, Preferences } from '../../../machines/kitchen/preferences';

/** As in "contient du lait": allergens, what diets leave out, and other contents of foods. */
const SOME: Record<Allergen | NonNullable<Preferences['diet']>, string> & Record<string, string> = {
  milk: 'du lait',
  eggs: 'des œufs',
  peanuts: 'des arachides',
  nuts: 'des fruits à coque',
  gluten: 'du gluten',
  fish: 'du poisson',
  crustaceans: 'des crustacés',
  molluscs: 'des mollusques',
  soya: 'du soja',
  celery: 'du céleri',
  mustard: 'de la moutarde',
  sesame: 'du sésame',
  sulphites: 'des sulfites',
  lupin: 'du lupin',
  'pine nuts': 'des pignons de pin',
  vegetarian: 'des ingrédients non végétariens',
  vegan: 'des ingrédients non végans',
  pescatarian: 'des ingrédients non pescétariens',
  'no pork': 'du porc',
  halal: 'des ingrédients non halal',
  kosher: 'des ingrédients non casher',
  meat: 'de la viande',
  pork: 'du porc',
  alcohol: 'de l’alcool',
  gelatine: 'de la gélatine',
  honey: 'du miel',
  rennet: 'de la présure',
};

const withoutArticle = (name: string) => name.replace(/^(?:du |des |de la |de l’)/, '');

const PARTITIVES = new Map(Object.values(SOME).map((name) => [withoutArticle(name), name]));

/** Changes each name in a list: "lait, kiwi et œufs". */
const changeNames = (names: string, change: (name: string) => string) =>
  names
    .split(/(, | et | ou )/)
    .map((name, place) => (place % 2 === 0 ? change(name) : name))
    .join('');

export const bareThing = (thing: string): string => withoutArticle(SOME[thing] ?? thing);

/** "du lait, « kiwi » et des œufs". The page does not know the gender of a visitor's word. */
export const some = (names: string): string =>
  changeNames(names, (name) => PARTITIVES.get(name) ?? `« ${name} »`);

/** "de lait ou d’œufs", from one name or a list. */
export const of = (names: string): string =>
  changeNames(names, (name) =>
    /^(?:[aeiouâàéèêëîïôöûùœæ]|h(?:uil|uît|erb|ydr))/i.test(name) ? `d’${name}` : `de ${name}`,
  );

/** "et 3 autres", without the "et". */
export const others = (count: number): string => `${count} autre${count < 2 ? '' : 's'}`;
