import { expect, it } from 'vitest';
import { createActorSystem } from '../../../machines/actorSystem';
import type { Leftover } from '../../../machines/kitchen/ingredientList';
import type { RecipeInput } from '../../../machines/recipe/RecipeContext';
import { recipeMachine } from '../../../machines/recipe/recipeMachine';
import { createKitchenSaver, KITCHEN_KEY } from '../../../src/kitchen/keeping/kitchenStorage';
import { loadKitchen } from '../../../src/kitchen/schemas';
import { readText } from '../../../src/reading/document/marks/readText';
import { checkReading } from '../../../src/recipe/allergens/checkReading';
import { leftoverOf } from '../../../src/recipe/allergens/leftoverOf';
import { checkWithLeftovers, leftoversIn } from '../../../src/recipe/allergens/leftovers';
import { statementsOf } from '../../../src/recipe/allergens/statementsOf';
import { type Cooked, LEFTOVER_CASES, type LeftoverCase } from './leftoverCases';

function textOf(lines: readonly string[], is?: Cooked['is']): string {
  const items = lines.map((line) => `- ${line}`).join('\n');
  if (is === 'in Italian') {
    return `# Un piatto\n\nPer 2 persone · 30 minuti\n\n## Ingredienti\n\n${items}\n\n## Preparazione\n\n1. Cuocere tutto in una padella per 20 minuti, fino a cottura.\n2. Servire con il prezzemolo.\n`;
  }
  const list = is === 'without a list' ? '' : `## Ingredients\n\n${items}\n\n`;
  const steps =
    is === 'without steps'
      ? ''
      : '## Method\n\n1. Cook everything in a pan for 20 minutes, until done.\n2. Serve hot.\n';
  return `# A dish\n\nServes 2 · 30 minutes\n\n${list}${steps}`;
}

const OLDER = 'leftover roast chicken';

function leftOf(cooked: Cooked, entry: string): Leftover {
  const { lines, is, used } = cooked;
  const earlier = used === undefined ? [] : leftoversIn([OLDER], used ? [leftOf(used, OLDER)] : []);
  const reading = readText(textOf(lines, is));
  return {
    ...leftoverOf(entry, '2026-11-21T19:30:00+01:00', reading, () =>
      checkWithLeftovers([], reading, is === 'cut', earlier),
    ),
    entry,
    name: entry,
  };
}

function listAfter({ cooked, entry = OLDER, fate }: LeftoverCase) {
  sessionStorage.clear();
  let { recipe } = startKitchen({ ingredients: cooked ? [] : [entry] });
  for (const one of cooked ? [cooked].flat() : []) {
    recipe.send({ type: 'recipe.cook', gone: [], left: leftOf(one, entry) });
  }
  if (fate?.is === 'renamed') {
    recipe.send({ type: 'ingredient.replace', ingredient: entry, text: fate.to });
  } else if (fate) {
    createKitchenSaver()(recipe.getSnapshot().context);
    const stored = JSON.parse(sessionStorage.getItem(KITCHEN_KEY) ?? '');
    if (fate.is === 'spoilt') {
      const [leftover] = stored.leftovers;
      if (fate.content) leftover.findings[fate.content] = fate.with;
      else leftover.findings = fate.with;
      sessionStorage.setItem(KITCHEN_KEY, JSON.stringify(stored));
    }
    ({ recipe } = startKitchen(loadKitchen()));
  }
  return recipe.getSnapshot().context;
}

function startKitchen(kitchen?: RecipeInput) {
  const { start } = createActorSystem({});
  return { recipe: start('recipe', recipeMachine, kitchen) };
}

it.each(LEFTOVER_CASES.map((one) => [one.title, one] as const))(
  'a later recipe repeats the findings of a leftover %s',
  (_, one) => {
    const { entry = OLDER, today, later = [`300 g ${entry}`, '200 g carrots'], laterIs } = one;
    const { ingredients, leftovers } = listAfter(one);
    const { check } = checkReading(
      readText(textOf(later, laterIs)),
      { allergens: [], diet: null, avoid: [], ...today },
      false,
      leftoversIn(ingredients, leftovers),
    );
    const { contained, open, notes, nothing } = statementsOf(check);
    expect({ contained, open, notes, nothing: nothing !== '' }).toEqual({
      contained: one.contained ?? [],
      open: one.open ?? [],
      notes: one.notes ?? [],
      nothing: one.nothing ?? false,
    });
  },
);
