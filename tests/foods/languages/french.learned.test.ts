import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Verdict } from '../../../src/foods/avoided/allergens';
import { meaningOf } from '../../../src/foods/avoided/avoided';
import { checkRecipe } from '../../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../../src/foods/avoided/thingsToAvoid';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '../../../src/foods/contents';
import { splitFoods } from '../../../src/foods/entries';
import { foodNamed } from '../../../src/foods/foods';
import { learn } from '../../../src/foods/languages/learn';
import { recognise } from '../../../src/foods/recognise';
import { readLine } from '../../../src/foods/text/reading';
import { foodsUsedIn } from '../../../src/foods/text/stepUses';
import { suggestFoods } from '../../../src/foods/typing';

beforeAll(() => learn('fr'));

type Role = 'ingredient' | 'step' | 'title';

/** The verdict on one line of a French recipe that otherwise has only salt. */
function judge(avoided: string, role: Role, text: string, list = ['1 pincée de sel']): Verdict {
  const isAllergen = (ALLERGENS as readonly string[]).includes(avoided);
  const isDiet = avoided in DIETS;
  const things = thingsToAvoid({
    allergens: isAllergen ? [avoided as Allergen] : [],
    diet: isDiet ? (avoided as Diet) : null,
    avoid: isAllergen || isDiet ? [] : [avoided],
  });
  const line = {
    text,
    isIngredient: role === 'ingredient',
    ...(role === 'title' && { heading: 'title' as const }),
  };
  const lines = [...list.map((one) => ({ text: one, isIngredient: true })), line];
  const { results } = checkRecipe(things, lines, {
    isReadable: true,
    language: 'fr',
    hasAllIngredients: true,
  });
  return results[0]?.verdict ?? 'nothing';
}

describe('a line of a French recipe', () => {
  test.each<[string, Verdict, Role, string]>([
    ['vegetarian', 'may contain', 'ingredient', '80 g de comté râpé'],
    ['gluten', 'contains', 'ingredient', '12 churros'],
    ['nuts', 'contains', 'ingredient', '2 cl de Frangelico'],
    ['gluten', 'contains', 'ingredient', '100 g de frik'],
    ['coriandre', 'contains', 'ingredient', '1 bouquet de persil chinois'],
    ['halal', 'may contain', 'ingredient', "1 c. à c. d'extrait de vanille"],
    ['sulphites', 'nothing', 'ingredient', "100 g d'abricots secs non soufrés"],
    // Plain names, with plurals, genders, missing accents and œ.
    ['milk', 'contains', 'ingredient', '20 cl de lait entier'],
    ['eggs', 'contains', 'ingredient', '3 oeufs battus'],
    ['eggs', 'contains', 'ingredient', "3 jaunes d'œufs"],
    ['milk', 'contains', 'ingredient', '150 g de gruyere rape'],
    ['milk', 'contains', 'step', 'Napper de beurre fondu.'],
    ['milk', 'may contain', 'title', 'Île flottante'],
    ['milk', 'nothing', 'step', 'Le mélange doit avoir la texture du yaourt.'],
    ['eggs', 'contains', 'step', 'Incorporer délicatement les blancs montés en neige.'],
    // Words of Belgium, Switzerland and Québec.
    ['gluten', 'contains', 'ingredient', '200 g de cornettes'],
    ['gluten', 'contains', 'ingredient', '4 tranches de cramique'],
    ['milk', 'contains', 'ingredient', '250 g de séré maigre'],
    ['eggs', 'contains', 'step', 'Paner les escalopes.'],
    ['peanuts', 'contains', 'ingredient', '50 g de chouchous'],
    ['peanuts', 'nothing', 'title', 'Gratin de chouchous'],
    ['eggs', 'contains', 'ingredient', '6 bâtonnets de surimi'],
    ['milk', 'may contain', 'ingredient', '6 bâtonnets de surimi'],
    ['lupin', 'nothing', 'ingredient', '200 g de farine'],
    ['fish', 'nothing', 'ingredient', '24 escargots de Bourgogne'],
    ['eggs', 'nothing', 'ingredient', 'Champignons de Paris blancs : 100 g'],
    ['eggs', 'nothing', 'ingredient', '4 poireaux (les blancs)'],
    ['gluten', 'nothing', 'ingredient', 'Pomme(s) de terre : 3 pièce(s)'],
    ['milk', 'nothing', 'step', 'Faire griller les amandes sans beurre.'],
    ['milk', 'nothing', 'step', 'Cuire à sec, sans beurre ni huile, dans une poêle.'],
    ['gluten', 'not checked', 'step', 'Effilocher les restes de poulet et les mélanger au riz.'],
    ['gluten', 'nothing', 'step', 'Conserver les restes au frigo.'],
    ['milk', 'contains', 'ingredient', "50 g de beurre d'écrevisses"],
    ['eggs', 'nothing', 'ingredient', '4 feuilles de brick'],
    ['milk', 'may contain', 'step', 'Jamais sans beurre.'],
    ['milk', 'may contain', 'step', 'Sans brûler le beurre, faire revenir.'],
    ['peanuts', 'contains', 'ingredient', '2 c. à table de beurre de pinottes'],
    ['gluten', 'nothing', 'ingredient', "1 boîte de blé d'Inde"],
    // A food, and what it is of.
    ['nuts', 'contains', 'ingredient', "2 c. à soupe d'huile de noisette"],
    ['milk', 'nothing', 'ingredient', '40 cl de lait de coco'],
    ['milk', 'nothing', 'ingredient', '250 ml de lait de soja'],
    ['milk', 'nothing', 'ingredient', '2 c. à s. de beurre de cacahuètes'],
    ['milk', 'nothing', 'ingredient', '50 g de beurre de cacao'],
    ['gluten', 'nothing', 'ingredient', '200 g de farine de pois chiches'],
    ['gluten', 'nothing', 'ingredient', '200 g de farine de blé noir'],
    ['gluten', 'contains', 'ingredient', '200 g de farine de petit épeautre'],
    ['fish', 'contains', 'ingredient', '400 g de filets surgelés de cabillaud'],
    ['meat', 'contains', 'ingredient', '4 blancs de poulet'],
    ['eggs', 'nothing', 'ingredient', '3 blancs de poireaux'],
    ['meat', 'contains', 'ingredient', '1 rôti de dindonneau'],
    ['sesame', 'contains', 'ingredient', '1 filet d’huile de sésame'],
    // False friends.
    ['nuts', 'nothing', 'ingredient', '1 pincée de noix de muscade'],
    ['nuts', 'nothing', 'ingredient', '100 g de noix de coco râpée'],
    ['nuts', 'nothing', 'ingredient', '1 noix de beurre'],
    ['milk', 'contains', 'ingredient', '1 noix de beurre'],
    ['molluscs', 'contains', 'ingredient', '8 noix de Saint-Jacques'],
    ['milk', 'nothing', 'ingredient', '100 g de crème de marrons'],
    ['milk', 'nothing', 'ingredient', '1 c. à c. de crème de tartre'],
    ['molluscs', 'contains', 'step', 'Nettoyer les moules.'],
    ['molluscs', 'nothing', 'step', 'Verser dans un moule à cake.'],
    ['molluscs', 'contains', 'ingredient', "1 kg de couteaux, dégorgés à l'eau salée"],
    ['molluscs', 'contains', 'step', 'Laissez vos couteaux dégorger une heure.'],
    ['molluscs', 'nothing', 'step', 'Sabler avec deux couteaux.'],
    ['fish', 'nothing', 'step', 'Poser sur la sole du four.'],
    ['vegetarian', 'nothing', 'ingredient', '2 steaks de chou-fleur'],
    ['eggs', 'contains', 'ingredient', '1 jaune pour la dorure'],
    ['eggs', 'nothing', 'step', 'Former des boules grosses comme un œuf.'],
    ['mustard', 'contains', 'step', 'Moutardez les râbles.'],
    ['molluscs', 'nothing', 'step', 'Remplir les moules aux trois quarts.'],
    ['gluten', 'nothing', 'ingredient', '1 pain de sucre'],
    ['meat', 'nothing', 'ingredient', '3 cœurs de bœuf bien mûrs'],
    ['fish', 'contains', 'ingredient', '50 g d’œufs de lump'],
    ['nuts', 'contains', 'ingredient', '50 g de fruits à coque'],
    ['molluscs', 'nothing', 'ingredient', '4 œufs à la coque'],
    ['soya', 'nothing', 'ingredient', '1 filet d’huile d’olive'],
    ['eggs', 'nothing', 'ingredient', '4 tomates rouges ou jaunes'],
    ['gluten', 'nothing', 'step', 'Remplir les moules à muffins.'],
    ['meat', 'nothing', 'step', 'Former un boudin avec la purée.'],
    // A brand or a place after a food, and what only has a capital letter.
    ['milk', 'nothing', 'ingredient', '300 g de farine fermentante (Zorblax)'],
    ['milk', 'nothing', 'ingredient', "1 tête d'ail rose d'Orbec"],
    ['milk', 'not checked', 'ingredient', '300 g de farine et 20 g de Zorblax'],
    ['milk', 'not checked', 'ingredient', '300 g de farine, Zorblax'],
    ['milk', 'nothing', 'ingredient', '1 ananas Victoria'],
    // Names that English has too.
    ['nuts', 'nothing', 'ingredient', '200 g de Tomme de Savoie'],
    ['milk', 'nothing', 'ingredient', '3 cuill. à soupe rases de fécule'],
    ['gluten', 'contains', 'ingredient', '250 g de spaghettis'],
    ['gluten', 'nothing', 'ingredient', '250 g de spaghettis sans gluten'],
    ['milk', 'nothing', 'ingredient', '3 tomates, selon zorblax'],
    // Words that only differ in their accents.
    ['meat', 'contains', 'ingredient', '4 cailles'],
    ['milk', 'contains', 'ingredient', '2 caillés'],
    ['vegetarian', 'contains', 'ingredient', '1 pâté de campagne'],
    ['vegetarian', 'nothing', 'step', 'Étaler la pâte.'],
    ['corn', 'nothing', 'step', 'Remuer mais pas trop.'],
    ['corn', 'contains', 'step', 'Ajouter le maïs.'],
    // Tools, sizes and verbs.
    ['gluten', 'nothing', 'step', "Trancher avec un couteau à pain et servir à l'assiette."],
    ['nuts', 'nothing', 'step', "Former des boules de la taille d'une noix."],
    ['nuts', 'nothing', 'step', 'Le beurre doit sentir la noisette.'],
    ['eggs', 'contains', 'step', 'Séparer le blanc du jaune.'],
    ['gluten', 'nothing', 'step', 'Porter à ébullition à gros bouillons.'],
    ['gluten', 'nothing', 'step', 'Ficeler avec de la ficelle de cuisine.'],
    ['milk', 'contains', 'step', 'Beurrer le plat.'],
    ['gluten', 'contains', 'step', 'Enfariner le plan de travail.'],
    ['gluten', 'contains', 'step', 'Panez les courgettes.'],
    // Claims, denials and hedges.
    ['gluten', 'nothing', 'ingredient', '200 g de farine sans gluten'],
    ['gluten', 'nothing', 'ingredient', '1 pâte brisée sans gluten'],
    ['milk', 'nothing', 'ingredient', '50 g de beurre végétal'],
    ['milk', 'contains', 'ingredient', '20 cl de lait sans lactose'],
    ['nuts', 'may contain', 'ingredient', 'chocolat (peut contenir des traces de noisettes)'],
    ['milk', 'may contain', 'ingredient', 'parmesan (facultatif)'],
    ['milk', 'may contain', 'step', 'Si vous aimez, ajoutez un peu de parmesan.'],
    ['eggs', 'nothing', 'step', 'Cette recette ne contient ni lait ni œufs.'],
    ['gluten', 'nothing', 'step', 'Ce plat ne contient pas de gluten.'],
    ['gluten', 'nothing', 'step', "Le sarrasin n'est pas du blé."],
    ['milk', 'nothing', 'step', "Ni beurre, ni œufs : et pourtant, c'est bon."],
    // Dishes.
    ['gluten', 'may contain', 'title', 'Quiche lorraine'],
    ['molluscs', 'may contain', 'title', 'Moules-frites'],
    ['pork', 'contains', 'ingredient', '1 filet mignon'],
    // An unknown word, and one that ends as no food does.
    ['milk', 'not checked', 'ingredient', '200 g de zorblax'],
    ['milk', 'nothing', 'ingredient', '2 oignons zorblaxés'],
    // Words under "Also avoid" in French.
    ['coco', 'contains', 'ingredient', '40 cl de lait de coco'],
    ['ail', 'contains', 'step', "Presser les gousses d'ail."],
  ])('for somebody who avoids %s: %s, %s "%s"', (avoided, verdict, role, text) => {
    expect(
      judge(avoided === 'meat' || avoided === 'pork' ? 'vegetarian' : avoided, role, text),
    ).toBe(verdict);
  });

  it('is read in English where it is English', () => {
    expect(judge('milk', 'ingredient', '50 g butter, softened')).toBe('contains');
    expect(judge('nuts', 'ingredient', '2 tbsp chopped walnuts')).toBe('contains');
  });

  it('refers to the list of ingredients', () => {
    const list = ['200 g de beurre végétal', '1 pincée de sel'];
    expect(judge('milk', 'step', 'Faire fondre le beurre.', list)).toBe('nothing');
  });
});

test.each([
  ['200 g de beurre', 'butter'],
  ['lait', 'milk'],
  ['pâtes', 'pasta'],
  ['2 oignons', 'onion'],
  ["2 gousses d'ail hachées", 'garlic'],
  ['500 g de bœuf', 'beef'],
  ['1 boîte de lait de coco', 'coconut milk'],
  ['1 cuillère à soupe de fécule de maïs', 'cornflour'],
  ['250 g de fromage blanc', 'quark'],
])('"%s" is the same food as in English', (line, name) => {
  expect(recognise(line).foods.map(({ food }) => food)).toEqual([foodNamed(name)]);
});

test.each([
  '1 cup milk',
  '75 ml sweet Marsala',
  '4 rump steaks',
  '2 Mars bars',
  '1 large raisin loaf',
  '30 g mince',
  '4 pain au chocolat',
])('the English "%s" is read as it is', (line) => {
  expect(readLine(line).text).toBe(line);
});

it('splits an entry of a list in French', () => {
  expect(splitFoods('lait, œufs et farine')).toEqual(['lait', 'œufs', 'farine']);
});

it.each([
  ['fruits à coque', 'nuts'],
  ['arachides', 'peanuts'],
  ['cacahuètes', 'peanuts'],
  ['produits laitiers', 'milk'],
  ['crustacés', 'crustaceans'],
  ['mollusques', 'molluscs'],
  ['céréales contenant du gluten', 'gluten'],
  ['graines de sésame', 'sesame'],
  ['anhydride sulfureux', 'sulphites'],
  ['lupin', 'lupin'],
])('the word to avoid "%s" stands for everything with %s', (word, content) => {
  expect(meaningOf(word).contents).toEqual([content, `also ${word}`]);
});

it('finds the foods of a step at their places', () => {
  const step = "Chauffer l'huile d'olive et ajouter le parmesan.";
  expect(
    foodsUsedIn(step).map(({ words, start, end, food }) => [
      words,
      step.slice(start, end),
      food.name,
    ]),
  ).toEqual([
    ["huile d'olive", "huile d'olive", 'olive oil'],
    ['parmesan', 'parmesan', 'Parmesan'],
  ]);
});

it('suggests foods in French for a list in French, and in English for another', () => {
  expect(suggestFoods('oign', ['farine', 'lait'])).toContain('oignon');
  expect(suggestFoods('oign', ['flour', 'eggs'])).toEqual([]);
});
