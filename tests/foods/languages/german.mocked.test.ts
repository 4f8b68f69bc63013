import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Verdict } from '../../../src/foods/avoided/allergens';
import { meaningOf } from '../../../src/foods/avoided/avoided';
import { checkRecipe } from '../../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../../src/foods/avoided/thingsToAvoid';
import { findDropped, findWishedAway } from '../../../src/foods/avoided/wishedAway';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '../../../src/foods/contents';
import { splitFoods } from '../../../src/foods/entries';
import { foodNamed } from '../../../src/foods/foods';
import { learn } from '../../../src/foods/languages/learn';
import { recognise } from '../../../src/foods/recognise';
import { readLine } from '../../../src/foods/text/reading';
import { foodsUsedIn } from '../../../src/foods/text/stepUses';
import { suggestFoods } from '../../../src/foods/typing';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { compareList } from '../../support/compareList';

beforeAll(() => learn('de'));

type Role = 'ingredient' | 'step' | 'title';

/** The verdict on one line of a German recipe that otherwise has only salt. */
function judge(avoided: string, role: Role, text: string, list = ['1 Prise Salz']): Verdict {
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
    language: 'de',
    hasAllIngredients: true,
  });
  return results[0]?.verdict ?? 'nothing';
}

describe('a line of a German recipe', () => {
  test.each<[string, Verdict, Role, string]>([
    // Plain names, with plurals, cases and other spellings.
    ['milk', 'contains', 'ingredient', '200 ml Milch'],
    ['milk', 'may contain', 'step', 'Das Blumenkohlgratin servieren.'],
    ['vegetarian', 'may contain', 'ingredient', '150 g Gruyère, gerieben'],
    ['eggs', 'contains', 'ingredient', '4 Scheiben Baumkuchen'],
    ['halal', 'may contain', 'ingredient', '1 TL Vanilleextrakt'],
    ['Palmöl', 'may contain', 'ingredient', '125 g Margarine'],
    ['sulphites', 'nothing', 'ingredient', '100 g ungeschwefelte Sultaninen'],
    ['eggs', 'contains', 'ingredient', '3 Eier (Gr. M), verquirlt'],
    ['milk', 'contains', 'ingredient', '100 g geriebener Kaese'],
    ['milk', 'nothing', 'ingredient', '1 Päckchen Vanillepuddingpulver'],
    ['milk', 'contains', 'step', 'Den Teig mit zerlassener Butter bestreichen.'],
    // Words of Austria and Switzerland.
    ['milk', 'contains', 'ingredient', '1/4 l Obers'],
    ['gluten', 'contains', 'ingredient', '2 altbackene Semmeln'],
    ['crustaceans', 'contains', 'ingredient', '200 g Crevetten'],
    ['nuts', 'contains', 'ingredient', '50 g Baumnüsse'],
    // Compounds: the longest known end, with what comes before it.
    ['nuts', 'contains', 'ingredient', '2 EL Haselnussöl'],
    ['milk', 'contains', 'ingredient', '200 g Vollmilchkuvertüre'],
    ['gluten', 'contains', 'ingredient', '500 g Dinkelmehl'],
    ['celery', 'may contain', 'ingredient', '1 l Gemüsebrühe'],
    ['fish', 'contains', 'ingredient', '2 EL Fischsauce'],
    ['soya', 'contains', 'ingredient', '1 Tofuwürfel'],
    ['meat', 'contains', 'ingredient', '500 ml Hühner- oder Gemüsebrühe'],
    ['gluten', 'contains', 'ingredient', '300 g Dinkel-Vollkornmehl'],
    // Tools with the name of a food, likenesses, people and claims.
    ['milk', 'nothing', 'step', 'Das Wasser im Milchpfännchen aufkochen.'],
    ['milk', 'nothing', 'step', 'Die Zucchini mit dem Käsehobel hobeln.'],
    ['milk', 'nothing', 'step', 'Die Karotten butterweich garen.'],
    ['nuts', 'nothing', 'step', 'Kugeln in der Größe einer Walnuss formen.'],
    ['milk', 'nothing', 'step', 'Bis die Masse die Konsistenz von Joghurt hat.'],
    ['eggs', 'nothing', 'step', 'Die Eieruhr auf 6 Minuten stellen.'],
    ['crustaceans', 'may contain', 'title', 'Paella mit Meeresfrüchten'],
    ['crustaceans', 'nothing', 'title', 'Gemüsepaella'],
    ['gluten', 'nothing', 'step', 'Mit dem Nudelwalker flach rollen.'],
    ['nuts', 'may contain', 'step', 'Schmeckt fast wie Marzipan, enthält aber keine Mandeln.'],
    ['eggs', 'nothing', 'step', 'Mein Sohn verträgt keine Eier.'],
    ['milk', 'nothing', 'step', 'Fluffig, und das ganz ohne Eier und Milch.'],
    ['milk', 'nothing', 'step', 'Ohne Butter in der Pfanne rösten.'],
    ['milk', 'may contain', 'step', 'Ohne Butter geht es nicht.'],
    ['milk', 'may contain', 'step', 'Nie ohne Butter servieren.'],
    ['milk', 'may contain', 'step', 'Ohne die Butter anzubrennen, schmelzen lassen.'],
    ['nuts', 'may contain', 'step', 'Die eine Hälfte ohne Nüsse backen.'],
    ['fish', 'nothing', 'step', 'Ein Rezept von Familie Fischer.'],
    ['milk', 'nothing', 'ingredient', '80 g Hartweizengrieß'],
    ['eggs', 'nothing', 'ingredient', '1 Seidel dunkles Bier'],
    // False compounds.
    ['milk', 'nothing', 'ingredient', '400 ml Kokosmilch'],
    ['milk', 'nothing', 'ingredient', '200 ml Sojamilch'],
    ['milk', 'nothing', 'ingredient', '50 g Kakaobutter-Chips'],
    ['milk', 'contains', 'ingredient', '300 g Buttergemüse'],
    ['nuts', 'nothing', 'ingredient', '1 Prise Muskatnuss'],
    // What English calls alike, with a German ending.
    ['fish', 'contains', 'ingredient', '200 g Sardinen'],
    ['fish', 'nothing', 'ingredient', '100 g schwarze Oliven'],
    ['fish', 'nothing', 'step', 'Zwei Orangen auspressen.'],
    // A name that has what the kind above it may not have.
    ['nuts', 'contains', 'ingredient', '4 Scheiben Nussbrot'],
    ['milk', 'contains', 'ingredient', '1 EL Sahnemeerrettich'],
    ['soya', 'contains', 'ingredient', '200 ml Sojasahne'],
    // Leftovers of what the list does not have.
    ['milk', 'not checked', 'step', 'Die Bratenreste klein schneiden und untermischen.'],
    ['milk', 'not checked', 'step', 'Reste vom Hähnchen zerpflücken.'],
    ['milk', 'nothing', 'step', 'Die Reste halten sich drei Tage im Kühlschrank.'],
    ['milk', 'nothing', 'step', 'Die Marinadenreste darübergießen.'],
    ['nuts', 'nothing', 'ingredient', '100 g Erdnüsse'],
    ['nuts', 'nothing', 'ingredient', '1 Butternuss-Kürbis'],
    ['gluten', 'nothing', 'ingredient', '1 TL Johannisbrotkernmehl'],
    ['gluten', 'nothing', 'ingredient', '200 g Buchweizenmehl'],
    ['vegetarian', 'nothing', 'ingredient', '2 Fleischtomaten'],
    ['milk', 'nothing', 'ingredient', '1 Eisbergsalat'],
    ['eggs', 'nothing', 'ingredient', '200 g Erdbeeren'],
    ['peanuts', 'nothing', 'ingredient', '100 g Nüsslisalat'],
    ['molluscs', 'nothing', 'ingredient', '200 g Austernpilze'],
    ['eggs', 'nothing', 'ingredient', '200 g Eierschwammerl'],
    ['fish', 'nothing', 'ingredient', '400 g Tintenfischringe'],
    // Tools, likenesses and verbs.
    ['milk', 'nothing', 'step', 'Die Masse mit dem Käsemesser teilen.'],
    ['nuts', 'nothing', 'step', 'Aus dem Teig walnussgroße Kugeln formen.'],
    ['vegetarian', 'nothing', 'step', 'Die Zwiebeln fein hacken und dünsten.'],
    ['vegetarian', 'nothing', 'step', 'Wer mag, brät die Zwiebeln in Öl.'],
    ['eggs', 'nothing', 'step', 'Die Tomaten halbieren und entkernen.'],
    ['milk', 'contains', 'step', 'Die Form gut ausbuttern.'],
    ['milk', 'nothing', 'step', 'Auf der Zorblaxraffel reiben.'],
    ['milk', 'nothing', 'step', 'Ideal zum Vorbereiten und Mitnehmen.'],
    ['milk', 'nothing', 'step', 'Ab und zu umrühren, damit nichts anbrennt.'],
    ['milk', 'not checked', 'ingredient', 'etwas zorblax'],
    // What is served in one is still there.
    ['crustaceans', 'contains', 'ingredient', '4 Garnelenspieße'],
    ['fish', 'contains', 'ingredient', '1 Fischplatte'],
    ['milk', 'contains', 'ingredient', '6 Sahnerollen'],
    ['milk', 'contains', 'ingredient', '1 Eisbecher'],
    // Claims, denials and hedges.
    ['gluten', 'nothing', 'ingredient', '200 g glutenfreies Mehl'],
    ['milk', 'nothing', 'ingredient', '50 g vegane Butter'],
    ['milk', 'contains', 'ingredient', '200 ml laktosefreie Milch'],
    ['nuts', 'may contain', 'ingredient', 'Schokolade, kann Spuren von Nüssen enthalten'],
    ['milk', 'may contain', 'ingredient', 'Parmesan nach Belieben'],
    ['milk', 'may contain', 'step', 'Wer mag, gibt einen Klecks Schmand darauf.'],
    ['eggs', 'nothing', 'step', 'Das Rezept kommt ganz ohne Ei aus.'],
    ['eggs', 'nothing', 'step', 'Dazu: Der Teig enthält weder Ei noch Milch.'],
    ['milk', 'nothing', 'step', 'Dazu: Der Teig enthält weder Ei noch Milch.'],
    ['celery', 'may contain', 'step', 'Kann Spuren von Nüssen, Sellerie und Senf enthalten.'],
    ['nuts', 'may contain', 'step', 'Kann Spuren von Milch und Schalenfrüchten enthalten.'],
    // An unknown noun counts where it may be a food.
    ['milk', 'nothing', 'step', 'Schon die alten Zorblaxe kannten dieses Gemüse.'],
    ['milk', 'nothing', 'step', 'Die Keulen am Zorblax durchtrennen.'],
    ['milk', 'nothing', 'step', 'Nach dem Zorblaxen abkühlen lassen.'],
    ['milk', 'not checked', 'title', 'Omas Zorblax'],
    ['milk', 'not checked', 'step', 'Dazu passt ein Zorblax.'],
    ['milk', 'not checked', 'step', 'Der Teig enthält auch Zorblax.'],
    ['milk', 'not checked', 'step', 'In Zorblaxen wenden.'],
    ['milk', 'may contain', 'step', 'Schon Opa kannte die Käsezorblaxe.'],
    // Comparisons and examples.
    ['milk', 'nothing', 'step', 'Der Teig ist weich wie Butter.'],
    ['milk', 'contains', 'step', 'Mit etwas wie Parmesan bestreuen.'],
    ['milk', 'contains', 'step', 'Mit Hartkäse wie Parmesan bestreuen.'],
    ['milk', 'contains', 'step', 'Etwas Öl ebenso wie Butter zugeben.'],
    ['gluten', 'contains', 'step', 'Hinweis: enthält Gluten.'],
    // Nutrients are no foods.
    ['eggs', 'nothing', 'step', 'Pro Portion: 450 kcal, 20 g Eiweiß und 15 g Fett.'],
    ['eggs', 'contains', 'ingredient', '20 g Eiweiß'],
    // Dishes.
    ['gluten', 'may contain', 'title', 'Seezunge nach Müllerinart'],
    ['vegetarian', 'nothing', 'title', 'Nürnberger Lebkuchen'],
    ['milk', 'may contain', 'title', 'Überbackene Zwiebelsuppe'],
    ['milk', 'nothing', 'ingredient', '250 g Milchreis'],
    ['milk', 'may contain', 'step', 'Den Milchreis mit Kirschen servieren.'],
    ['gluten', 'may contain', 'title', 'Käsespätzle mit Röstzwiebeln'],
    ['pork', 'contains', 'ingredient', '200 g Leberkäse'],
    ['no pork', 'may contain', 'ingredient', '500 g Hackfleisch'],
    // What a name only sounds like, and what it is.
    ['lupin', 'nothing', 'ingredient', '500 g Weizenmehl Type 405'],
    ['eggs', 'nothing', 'ingredient', '50 g Weizenmehl (Type 405)'],
    ['eggs', 'nothing', 'step', 'Den freien Teil der Matte auf den Reis legen.'],
    ['pork', 'nothing', 'step', 'Brate die Zwiebeln an.'],
    ['crustaceans', 'nothing', 'ingredient', '100 g Lachs in Sushi-Qualität'],
    ['celery', 'may contain', 'ingredient', '6 Maultaschen'],
    ['milk', 'may contain', 'ingredient', '200 g Surimi'],
    ['eggs', 'contains', 'ingredient', '2 Ei(er)'],
    ['Zwiebel', 'nothing', 'step', 'Das Gemüse putzen.'],
    ['Zwiebel', 'may contain', 'step', 'Mit Gemüse servieren.'],
    ['Zwiebel', 'may contain', 'ingredient', '500 g Gemüse'],
    // An unknown word.
    ['milk', 'not checked', 'ingredient', '200 g Zorblax'],
    ['milk', 'not checked', 'step', 'Den Zorblax unterheben.'],
    ['milk', 'not checked', 'title', 'Zorblax mit Reis'],
    ['milk', 'not checked', 'ingredient', '2 EL Zorblaxhonig'],
    ['milk', 'may contain', 'ingredient', '200 g Käsezorblax'],
    ['milk', 'nothing', 'ingredient', '2 Zwiebeln, gezorblaxt'],
    // Words under "Also avoid" in German.
    ['Kokos', 'contains', 'ingredient', '400 ml Kokosmilch'],
    ['Knoblauch', 'contains', 'step', 'Die Knoblauchzehen pressen.'],
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
    const list = ['200 g vegane Butter', '1 Prise Salz'];
    expect(judge('milk', 'step', 'Die Butter schmelzen.', list)).toBe('nothing');
  });
});

test.each([
  ['200 g Butter', 'butter'],
  ['2 Zwiebeln', 'onion'],
  ['500 g Rindfleisch', 'beef'],
  ['1 Dose Kokosmilch', 'coconut milk'],
  ['2 Kümmel', 'caraway'],
  ['250 g Magerquark', 'quark'],
])('"%s" is the same food as in English', (line, name) => {
  expect(recognise(line).foods.map(({ food }) => food)).toEqual([foodNamed(name)]);
});

test.each([
  '1 cup milk',
  '75 ml sweet Marsala',
  'Tarte Tatin',
  '2 Mars bars',
  '2 large eggs, beaten',
  '30 g mince',
])('the English "%s" is read as it is', (line) => {
  expect(readLine(line).text).toBe(line);
});

it('splits an entry of a list in German', () => {
  expect(splitFoods('Milch, Eier und Mehl')).toEqual(['Milch', 'Eier', 'Mehl']);
});

it.each([
  ['Nüsse', 'nuts'],
  ['Milchprodukte', 'milk'],
  ['Milcherzeugnisse', 'milk'],
  ['Eiprodukte', 'eggs'],
  ['Krebstiere', 'crustaceans'],
  ['Krustentiere', 'crustaceans'],
  ['glutenhaltiges Getreide', 'gluten'],
  ['Sojaprodukte', 'soya'],
  ['Lupinen', 'lupin'],
  ['Schwefeldioxid', 'sulphites'],
])('the word to avoid "%s" stands for everything with %s', (word, content) => {
  expect(meaningOf(word).contents).toEqual([content, `also ${word}`]);
});

it('finds the foods of a step at their places', () => {
  const step = 'Die Sahne erhitzen und den Parmesan unterrühren.';
  expect(
    foodsUsedIn(step).map(({ words, start, end, food }) => [
      words,
      step.slice(start, end),
      food.name,
    ]),
  ).toEqual([
    ['Sahne', 'Sahne', 'cream'],
    ['Parmesan', 'Parmesan', 'Parmesan'],
  ]);
});

it.each<[text: string, ...found: string[]]>([
  ['ohne Erdnüsse', 'Erdnüsse: peanuts'],
  ['keine Milch oder Eier, bitte', 'Milch: milk', 'Eier: eggs'],
  ['ohne Erdnussbutter', 'Erdnussbutter: '],
  ['Ich bin allergisch gegen Sellerie', 'Sellerie: celery'],
  ['mein Kind hat eine Nussallergie', 'nut: nuts'],
  ['glutenfrei', 'gluten: gluten'],
  ['no nuts', 'nuts: nuts'],
  ['mit Nüssen'],
  ['etwas Warmes für Kinder'],
])('%j asks to leave out foods', (text, ...foods) => {
  const found = findWishedAway(text, 'de');
  expect(found.map(({ words, allergens }) => `${words}: ${allergens.join(' ')}`)).toEqual(foods);
});

it.each([
  ['lass die Butter weg', 'Butter'],
  ['Öl statt Butter', 'Butter'],
  ['ohne Zwiebeln und Knoblauch', 'Zwiebeln', 'Knoblauch'],
  ['mehr Butter'],
])('%j asks a recipe to lose foods', (text, ...foods) => {
  expect(findDropped(text, 'de')).toEqual(foods);
});

it('suggests foods in German for a list in German, and in English for another', () => {
  expect(suggestFoods('Zwie', ['Mehl', 'Eier'])).toContain('Zwiebel');
  expect(suggestFoods('Zwie', ['flour', 'eggs'])).toEqual([]);
});

it('an entry of a list in another language than the recipe counts', async () => {
  await learn('fr');
  const pancakes = parseRecipe(
    '# Pfannkuchen\n\n## Zutaten\n\n- 200 g Mehl\n- 3 Eier\n- 400 ml Milch\n\n## Zubereitung\n\n1. Alles verrühren und in der Pfanne braten.\n',
  );
  expect(pancakes.language).toBe('de');
  expect(compareList(['Mehl', 'lait', 'œufs', 'ail'], pancakes, [])?.used).toEqual([
    'Mehl',
    'lait',
    'œufs',
  ]);
});
