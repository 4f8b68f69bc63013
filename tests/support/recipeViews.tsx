import type { ReactElement, ReactNode } from 'react';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { type DialogsActor, dialogsMachine } from '../../machines/dialogs/dialogsMachine';
import type { Preferences } from '../../machines/kitchen/preferences';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import { AppProvider } from '../../src/app/AppContext';
import { createApp } from '../../src/app/createApp';
import { Dialogs } from '../../src/app/Dialogs';
import { settings } from '../../src/app/settings';
import { isLearningForAvoided } from '../../src/foods/languages/learn';
import { copyComponents } from '../../src/recipe/components';
import { CopyProvider, RecipeProvider, useRecipe } from '../../src/recipe/RecipeContext';
import { RecipeView } from '../../src/recipe/RecipeView';
import { ActorsContext, createPlaces } from '../../src/ui/Actors';
import type { KitchenStore } from '../../src/ui/KitchenStore';
import { startAdding } from './addingActor';
import { aRecipe } from './renderApp';

export function provideRecipe(
  { recipe, kitchen }: { recipe: RecipeActor; kitchen: KitchenStore },
  dialogs: DialogsActor = createActor(dialogsMachine).start(),
) {
  const actors = {
    recipe,
    kitchen,
    adding: startAdding(kitchen),
    dialogs,
    places: createPlaces(),
    ask: () => {},
    open: () => {},
    takesConversation: true,
    findReceiver: () => Promise.reject(new Error('no')),
  };
  return ({ children }: { children: ReactNode }) => (
    <ActorsContext value={actors}>{children}</ActorsContext>
  );
}

export async function startRecipeViews(recipe: Recipe = aRecipe(''), preferences?: Preferences) {
  const kitchen = { ingredients: [], recipe, failure: null, earlier: [] };
  const app = createApp({ settings, kitchen, ...(preferences && { preferences }) });
  const { WholeRecipe, Timers, tools } = await app.parts.recipe.load();
  // A visitor may type a word of any language.
  await vi.waitUntil(() => !isLearningForAvoided());
  const Provider = provideRecipe(app, app.dialogs);
  const provide = (view: ReactElement) => (
    <AppProvider value={app}>
      <Provider>{view}</Provider>
    </AppProvider>
  );
  // The page has one recipe, so all views share one list.
  const { askedWith } = recipe;
  const about = (text: string, more: Partial<Recipe> = {}) => ({
    tools,
    recipe: aRecipe(text, { askedWith, ...more }),
  });

  const timersFor = (onFocusLost: () => void) => <Timers {...{ tools, onFocusLost }} />;

  return {
    app,
    dialogs: provide(<Dialogs footer={timersFor} />),
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
