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

beforeAll(() => learn('es'));

type Role = 'ingredient' | 'step' | 'title';

/** The verdict on one line of a Spanish recipe that otherwise has only salt. */
function judge(avoided: string, role: Role, text: string, list = ['1 pizca de sal']): Verdict {
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
    language: 'es',
    hasAllIngredients: true,
  });
  return results[0]?.verdict ?? 'nothing';
}

describe('a line of a Spanish recipe', () => {
  test.each<[string, Verdict, Role, string]>([
    // Plain names, with plurals, genders and missing accents.
    ['milk', 'contains', 'ingredient', '1 vaso de cuajada'],
    ['gluten', 'contains', 'ingredient', '2 barritas de Kit Kat'],
    ['eggs', 'contains', 'ingredient', '1 vaso de pisco sour'],
    ['peanuts', 'may contain', 'ingredient', '4 mazapanes'],
    ['vegan', 'nothing', 'ingredient', '2 tomates huevo de toro'],
    ['remolacha', 'contains', 'ingredient', '2 betarragas cocidas'],
    ['fish', 'contains', 'ingredient', '2 doradas'],
    ['gluten', 'contains', 'step', 'Añade tapas para empanadas y mezcla.'],
    ['milk', 'nothing', 'step', 'Añade queso vegano y mezcla.'],
    ['gluten', 'may contain', 'ingredient', '200 g de cabello de ángel'],
    ['gluten', 'may contain', 'ingredient', '500 g de rabas'],
    ['fish', 'nothing', 'title', 'Gazpacho manchego con perdiz'],
    ['fish', 'contains', 'ingredient', '1 pieza de raya'],
    ['eggs', 'may contain', 'title', 'Patatas a la importancia'],
    ['fish', 'nothing', 'ingredient', '1 cebolla dorada'],
    ['milk', 'contains', 'ingredient', '200 ml de leche entera tibia'],
    ['eggs', 'contains', 'ingredient', '3 huevos batidos'],
    ['nuts', 'contains', 'ingredient', '50 g de nueces peladas'],
    ['gluten', 'contains', 'ingredient', '4 panes duros del dia anterior'],
    ['milk', 'contains', 'ingredient', '100 g de queso rallado'],
    ['eggs', 'contains', 'step', 'Añade las claras a punto de nieve con movimientos envolventes.'],
    ['milk', 'nothing', 'ingredient', '2 zanahorias tiernas y frescas'],
    // Words of Spain, Mexico, Argentina and Peru.
    ['milk', 'contains', 'ingredient', '200 ml de nata para montar'],
    ['milk', 'contains', 'ingredient', '1 taza de crema ácida'],
    ['peanuts', 'contains', 'ingredient', '100 g de maní tostado'],
    ['crustaceans', 'contains', 'ingredient', '1/2 kg de camarones'],
    ['celery', 'contains', 'ingredient', '2 ramas de apio'],
    ['soya', 'contains', 'ingredient', '1 chorro de sillao'],
    ['molluscs', 'contains', 'ingredient', '1 choco limpio y troceado'],
    ['milk', 'may contain', 'ingredient', '50 g de manteca'],
    ['pork', 'may contain', 'ingredient', '50 g de manteca'],
    ['pork', 'contains', 'ingredient', '50 g de manteca de cerdo'],
    ['eggs', 'may contain', 'ingredient', '2 tortillas'],
    ['gluten', 'contains', 'ingredient', '8 tortillas de harina'],
    // A food, and what it is of.
    ['nuts', 'contains', 'ingredient', '2 cucharadas de aceite de avellana'],
    ['peanuts', 'contains', 'ingredient', '1 cda. de crema de cacahuate'],
    ['celery', 'may contain', 'ingredient', '1 litro de caldo de verduras'],
    ['fish', 'contains', 'step', 'Riega con el caldo de pescado.'],
    ['eggs', 'contains', 'ingredient', '3 yemas de huevo'],
    // False friends.
    ['milk', 'nothing', 'ingredient', '400 ml de leche de coco'],
    ['milk', 'nothing', 'ingredient', '200 ml de leche de almendras'],
    ['milk', 'nothing', 'ingredient', '50 g de manteca de cacao'],
    ['nuts', 'nothing', 'ingredient', 'Una pizca de nuez moscada'],
    ['nuts', 'nothing', 'ingredient', '1 nuez de mantequilla'],
    ['gluten', 'nothing', 'ingredient', '200 g de harina de maíz'],
    ['gluten', 'nothing', 'ingredient', '100 g de trigo sarraceno'],
    ['gluten', 'nothing', 'ingredient', '6 tomates pelados y picados'],
    ['peanuts', 'nothing', 'ingredient', '2 cucharadas de cacao puro'],
    ['milk', 'nothing', 'step', 'Tuesta el pan y frótalo con ajo.'],
    ['milk', 'nothing', 'ingredient', '100 g de pan rallado'],
    ['milk', 'may contain', 'ingredient', '4 rebanadas de pan de molde'],
    ['gluten', 'nothing', 'ingredient', '12 tortillas de maíz'],
    ['fish', 'nothing', 'ingredient', '1 kg de percebes'],
    ['crustaceans', 'nothing', 'title', 'Esqueixada de bacalao'],
    ['gluten', 'nothing', 'ingredient', '60 g de manteca de cacao en pastillas'],
    ['milk', 'nothing', 'step', 'Añade el dashi.'],
    ['milk', 'may contain', 'ingredient', '1 cucharadita de dashi en polvo'],
    ['gluten', 'nothing', 'title', 'Rösti con salmón'],
    ['milk', 'nothing', 'ingredient', '100 g de judías cortadas'],
    ['fish', 'nothing', 'step', 'Hornea hasta que la masa esté dorada.'],
    ['milk', 'nothing', 'step', 'Cocina hasta que la tortilla esté cuajada.'],
    ['eggs', 'nothing', 'step', 'Amasa con las yemas de los dedos.'],
    ['gluten', 'may contain', 'ingredient', '6 tostadas para el ceviche'],
    ['soya', 'may contain', 'ingredient', '100 g de brotes de soja'],
    // Tools, likenesses and verbs.
    ['milk', 'nothing', 'ingredient', '1 cuchillo de zorblax'],
    ['gluten', 'contains', 'ingredient', '2 c/s de harina'],
    ['milk', 'nothing', 'ingredient', '2 c/s de aceite'],
    ['gluten', 'nothing', 'step', 'Vierte la masa en el molde de pan.'],
    ['milk', 'nothing', 'step', 'Usa un rallador de queso.'],
    ['nuts', 'nothing', 'step', 'Forma bolitas del tamaño de una nuez.'],
    ['milk', 'nothing', 'step', 'Cubre con papel manteca.'],
    ['milk', 'nothing', 'ingredient', '1 mata de albahaca'],
    ['sulphites', 'nothing', 'step', 'Pasas el tomate por un colador.'],
    ['sulphites', 'may contain', 'step', 'Pasas el tomate por un colador y echas pasas.'],
    ['sulphites', 'may contain', 'ingredient', 'Pasas las que quieras a tu gusto'],
    ['gluten', 'contains', 'step', 'Enharina las rodajas y sacude el exceso.'],
    ['gluten', 'contains', 'step', 'Empaniza las pechugas.'],
    ['meat', 'nothing', 'step', 'Machaca los ajos.'],
    ['gluten', 'nothing', 'step', 'Bate hasta formar picos firmes.'],
    ['milk', 'nothing', 'step', 'Tritura hasta obtener una crema fina.'],
    ['fish', 'nothing', 'step', 'Colócalos para que el plato quede bonito.'],
    ['gluten', 'nothing', 'step', 'Hornea hasta que la superficie esté bien tostada.'],
    ['gluten', 'nothing', 'ingredient', '10 g de levadura para el pan'],
    // Claims before and after, denials and hedges.
    ['gluten', 'nothing', 'ingredient', '200 g de harina de arroz tamizada sin gluten'],
    ['milk', 'nothing', 'ingredient', 'Queso rallado vegano'],
    ['eggs', 'nothing', 'ingredient', 'Mayonesa sin huevo'],
    ['milk', 'contains', 'ingredient', '1 vaso de leche sin lactosa'],
    ['gluten', 'nothing', 'step', 'Sin gluten y sin huevo.'],
    ['nuts', 'may contain', 'ingredient', 'Chocolate; puede contener trazas de frutos secos'],
    ['milk', 'may contain', 'ingredient', 'Queso parmesano (opcional)'],
    ['milk', 'may contain', 'step', 'Sin huevo, leche ni gluten.'],
    ['milk', 'may contain', 'step', 'No lleva huevo, leche ni gluten.'],
    ['milk', 'may contain', 'step', 'Evita la nata.'],
    ['milk', 'may contain', 'step', 'Si quieres, añade un poco de nata.'],
    // Dishes.
    ['gluten', 'may contain', 'title', 'Croquetas caseras'],
    ['nuts', 'may contain', 'title', 'Ajoblanco malagueño'],
    ['fish', 'contains', 'ingredient', '1 vaso de leche de tigre'],
    ['gluten', 'may contain', 'ingredient', '2 tortillas veganas'],
    // An unknown word.
    ['milk', 'not checked', 'ingredient', '200 g de zorblax'],
    ['milk', 'nothing', 'ingredient', '2 cebollas zorblaxadas'],
    // An unknown word that only describes a food, says where it is from, or what it is for.
    ['milk', 'nothing', 'ingredient', '1 mango zorblax'],
    ['milk', 'nothing', 'ingredient', '500 g de tomates de Zorblax'],
    ['milk', 'nothing', 'ingredient', 'Aceite para la zorbla de zorblos'],
    ['milk', 'nothing', 'ingredient', '1 mango de zorbla, sin zorblos'],
    ['milk', 'nothing', 'ingredient', '1 mango, zorbliente'],
    ['milk', 'nothing', 'ingredient', '1 mango desde la víspera, sin el rabo'],
    ['fish', 'not checked', 'ingredient', '100 g de pan de zorblax'],
    ['milk', 'not checked', 'ingredient', '1 mango con zorblax'],
    ['milk', 'not checked', 'ingredient', '1 mango, zorblax'],
    ['nuts', 'not checked', 'ingredient', '200 g de harina de zorblax'],
    ['nuts', 'not checked', 'ingredient', '100 ml de salsa zorblax'],
    // Small ones.
    ['milk', 'contains', 'ingredient', '4 quesitos'],
    ['milk', 'nothing', 'ingredient', '2 patatas pequeñitas'],
    // Words under "Also avoid" in Spanish.
    ['coco', 'contains', 'ingredient', '400 ml de leche de coco'],
    ['ajo', 'contains', 'step', 'Machaca los dientes de ajo.'],
  ])('for somebody who avoids %s: %s, %s "%s"', (avoided, verdict, role, text) => {
    const diet = avoided === 'pork' ? 'no pork' : avoided;
    expect(judge(diet, role, text)).toBe(verdict);
  });

  it('refers to the list of ingredients', () => {
    const list = ['200 g de mantequilla vegana', '1 pizca de sal'];
    expect(judge('milk', 'step', 'Derrite la mantequilla.', list)).toBe('nothing');
  });
});

test.each([
  ['200 g de mantequilla', 'butter'],
  ['ajo', 'garlic'],
  ['100 g de nueces', 'walnut'],
  ['2 cebollas', 'onion'],
  ['500 g de carne molida de res', 'minced beef'],
  ['1 lata de leche de coco', 'coconut milk'],
  ['salmón ahumado', 'smoked salmon'],
  ['1 manojo de perejil fresco', 'parsley'],
])('"%s" is the same food as in English', (line, name) => {
  expect(recognise(line).foods.map(({ food }) => food)).toEqual([foodNamed(name)]);
});

test.each(['1 cup milk', '2 large eggs, beaten', 'salsa', '1 mango', 'Fry in a pan'])(
  'the English "%s" is read as it is',
  (line) => {
    expect(readLine(line).text).toBe(line);
  },
);

it('splits an entry of a list in Spanish', () => {
  expect(splitFoods('leche, huevos y harina')).toEqual(['leche', 'huevos', 'harina']);
});

it('a word to avoid means the same foods in Spanish', () => {
  expect(meaningOf('frutos secos').contents).toEqual(['nuts', 'also frutos secos']);
});

it('finds the foods of a step at their places', () => {
  const step = 'Calienta la nata e incorpora el parmesano.';
  expect(
    foodsUsedIn(step).map(({ words, start, end, food }) => [
      words,
      step.slice(start, end),
      food.name,
    ]),
  ).toEqual([
    ['nata', 'nata', 'cream'],
    ['parmesano', 'parmesano', 'Parmesan'],
  ]);
});

it('suggests foods in Spanish for a list in Spanish, and in English for another', () => {
  expect(suggestFoods('cebo', ['harina', 'huevos'])).toContain('cebolla');
  expect(suggestFoods('cebo', ['flour', 'eggs'])).toEqual([]);
});
