import type { ReactElement, ReactNode } from 'react';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { type DialogsActor, dialogsMachine } from '../../machines/dialogs/dialogsMachine';
import type { Preferences } from '../../machines/kitchen/preferences';
import type { Recipe } from '../../machines/kitchen/recipe';
import { createApp } from '../../src/app/createApp';
import { Dialogs } from '../../src/app/Dialogs';
import { settings } from '../../src/app/settings';
import { createStore } from '../../src/browser/store';
import { isLearningForAvoided } from '../../src/foods/languages/learn';
import { copyComponents } from '../../src/recipe/components';
import { CopyProvider, RecipeProvider, useRecipe } from '../../src/recipe/RecipeContext';
import { RecipeView } from '../../src/recipe/RecipeView';
import { type Actors, ActorsContext, createPlaces } from '../../src/ui/Actors';
import { startAdding } from './addingActor';
import { aRecipe } from './renderApp';

type Around = Pick<Actors, 'recipe' | 'kitchen'> & Partial<Actors>;

export function provideRecipe(
  around: Around,
  dialogs: DialogsActor = createActor(dialogsMachine).start(),
) {
  const actors: Actors = {
    places: createPlaces(),
    modelStatus: createStore({ choice: 'host' as const }),
    ...around,
    adding: startAdding(around.kitchen),
    dialogs,
    ask: () => {},
    open: () => {},
    takesConversation: () => true,
    findConnection: () => Promise.reject(new Error('no')),
  };
  return ({ children }: { children: ReactNode }) => (
    <ActorsContext value={actors}>{children}</ActorsContext>
  );
}

export async function startRecipeViews(recipe: Recipe = aRecipe(''), preferences?: Preferences) {
  const kitchen = { ingredients: [], recipe, failure: null, earlier: [] };
  const app = createApp({ settings, kitchen, ...(preferences && { preferences }) });
  const { WholeRecipe, tools } = await app.parts.recipe.load();
  // A visitor may type a word of any language.
  await vi.waitUntil(() => !isLearningForAvoided());
  const Provider = provideRecipe(app, app.dialogs);
  const provide = (view: ReactElement) => <Provider>{view}</Provider>;
  // The page has one recipe, so all views share one list.
  const { askedWith } = recipe;
  const about = (text: string, more: Partial<Recipe> = {}) => ({
    tools,
    recipe: aRecipe(text, { askedWith, ...more }),
  });

  return {
    app,
    dialogs: provide(<Dialogs />),
    contentOf: (text: string, more?: Partial<Recipe>) =>
      provide(<WholeRecipe {...about(text, more)} cookbook={app.parts.cookbook} />),
    copyOf: (text: string) =>
      provide(
        <RecipeProvider {...about(text)}>
          <Copy />
        </RecipeProvider>,
      ),
  };
}

function Copy() {
  const around = useRecipe();
  return (
    <CopyProvider around={around}>
      <RecipeView reading={around.reading} components={copyComponents} />
    </CopyProvider>
  );
}
