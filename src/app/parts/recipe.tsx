import { whenIdle } from '../../browser/loading/pauses';
import { COOKING, readTab } from '../../browser/storage/tabStorage';
import { learnFor } from '../../foods';
import { createRecipeTools, type RecipeTools } from '../../recipe/createRecipeTools';
import { EarlierRecipes as Earlier } from '../../recipe/toolbar/EarlierRecipes';
import { warmUp } from '../../recipe/warmUp';
import * as firstWords from '../../words/en/first';
import { type AppContext, useApp } from '../AppContext';

export { Cooked, WholeRecipe } from '../../cookbook/RecipeToolbar';
export * from '../../recipe/part';

export const EarlierRecipes = () => <Earlier cookbook={useApp().parts.cookbook} />;

interface Started {
  tools: RecipeTools;
  stop(): void;
}

export async function startPart(app: AppContext): Promise<Started> {
  // Builds the tables in short tasks, before the first question would build them in one.
  await learnFor({});
  const { start, recipe, kitchen, growth, parts, dialogs, createPart, withWords } = app;
  // The visitor avoids and leaves out in the language of the page.
  learnFor({ codes: [firstWords.language.code] });
  let before: readonly unknown[] = [];
  const follow = () => {
    const { preferences } = kitchen.getSnapshot().context;
    const { recipe: shown } = recipe.getSnapshot().context;
    // If a language could not be fetched, the next recipe fetches it again.
    const now = [preferences.avoid, shown];
    // A cook who loses the network in the kitchen still opens *Cook*.
    if (shown && shown !== before[1]) whenIdle(parts.cooking.preload);
    if (now.some((one, at) => one !== before[at]))
      learnFor({ avoided: [...preferences.avoid, ...(shown?.changed ? [shown.changed] : [])] });
    before = now;
  };
  follow();
  const subscriptions = [recipe.subscribe(follow), kitchen.subscribe(follow)];
  const questions = createPart(async () => {
    const { startAsking } = await withWords(() => import('../../recipe/changes/questions'));
    return startAsking(app);
  });
  const aloud = parts.cooking;
  const tools = createRecipeTools({ start, recipe, kitchen, growth, aloud, questions });
  warmUp(tools, app);
  if (readTab(COOKING))
    dialogs.send({ type: 'dialog.open', dialog: { name: 'cook', of: 'recipe' } });
  return {
    tools,
    stop() {
      for (const one of subscriptions) one.unsubscribe();
      tools.stop();
    },
  };
}
