import { flushSync } from 'react-dom';
import {
  type ActorOptions,
  type AnyActorLogic,
  createActor,
  enqueueActions,
  fromPromise,
  type InspectionEvent,
} from 'xstate';
import { createActors, type StartActor } from '../../machines/actors';
import {
  type AddingActor,
  addingMachine,
  splitAtCommas,
} from '../../machines/adding/addingMachine';
import type { Choice } from '../../machines/connection/connectionMachine';
import { dialogsMachine } from '../../machines/dialogs/dialogsMachine';
import { listOf } from '../../machines/kitchen/kitchen';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import type { Answer, Recipe } from '../../machines/kitchen/recipe';
import { type Attempt, isOnComputer, LOCAL_LIMITS } from '../../machines/recipe/RecipeContext';
import { type RecipeActor, recipeMachine, shownText } from '../../machines/recipe/recipeMachine';
import type { Wish } from '../../machines/recipe/request';
import { isNarrow } from '../browser/device';
import { goTo } from '../browser/focus';
import { createStore } from '../browser/store';
import { createWorkerAddress } from '../browser/workerAddress';
import { createKitchen } from '../kitchen/createKitchen';
import { putBack } from '../kitchen/IngredientForm';
import type { RestoredKitchen } from '../kitchen/keeping/kitchenStorage';
import { createNotices, type Notices } from '../kitchen/notices';
import type { Keeping } from '../kitchen/preferences/preferencesStorage';
import type { ModelStatus } from '../models/control/createModelController';
import { readSavedChoice } from '../models/control/savedChoice';
import type { Growth } from '../recipe/growRecipe';
import { createPlaces } from '../ui/Actors';
import type { KitchenNow, KitchenStore } from '../ui/KitchenStore';
import type { LazyConnection } from '../wire';
import type { PageLanguage } from '../words/createLanguage';
import * as firstWords from '../words/en/first';
import type { AppContext } from './AppContext';
import { fetchDialog } from './Dialogs';
import { createParts, createRecipeLoader } from './parts';
import type { HostFacts, PageSettings } from './settings';

interface Inspection {
  inspect(event: InspectionEvent): void;
  /** Keeps a secret out of all that the tools receive. */
  hide(secret: string): void;
}

export interface AppOptions {
  settings: PageSettings;
  kitchen?: RestoredKitchen | undefined;
  preferences?: Preferences;
  keeping?: Keeping;
  /** Takes requests until the visitor connects a model; by default the settings' connection. */
  hostConnection?: LazyConnection | undefined;
  clock?: ActorOptions<AnyActorLogic>['clock'];
  inspection?: Inspection | undefined;
  /** Its first words are in place already; undefined for English. */
  language?: PageLanguage | undefined;
}

/** Makes and joins the actors that the first screen needs. Each later chunk starts its own. */
export function createApp(options: AppOptions): AppContext {
  const { settings, kitchen: restored, hostConnection, clock, inspection, language } = options;
  const stopping = new AbortController();
  const actors = createActors({
    ...(clock && { clock }),
    ...(inspection && { inspect: inspection.inspect }),
  });
  const host: HostFacts = hostConnection ?? settings.host;
  const made = createParts(() => app, stopping.signal);
  const { parts } = made;
  const stores = createStores(settings, host.model, readSavedChoice(), options.keeping);
  const started = startKitchen(
    startRecipe(actors.start, options, () => app),
    {
      ...listOf(restored),
      preferences: options.preferences ?? NO_PREFERENCES,
    },
  );
  const { recipe, kitchen, notices } = started;
  const adding = startAdding(actors.start, kitchen, () => app);
  const dialogs = startDialogs(actors.start, notices, () => app);
  stores.keeping.subscribe(({ context }) =>
    recipe.send({ type: 'preferences.check', arePreferencesLost: isLost(context) }),
  );
  recipe.select(shownText).subscribe(() => dialogs.send({ type: 'recipe.leave' }));

  const app: AppContext = {
    ...made,
    ...stores,
    ...createConnectionFacts(host),
    settings,
    kitchenName: firstWords.app.kitchenName(settings.brand),
    restored,
    hostConnection,
    hideSecret: inspection?.hide,
    language,
    script: import.meta.url,
    start: actors.start,
    ...started,
    adding,
    dialogs,
    ...createCommands(recipe, adding),
    // Early, so no other script can take the name of its policy. Only a build has a worker.
    workerAddress:
      import.meta.env.PROD && settings.worksOffline
        ? createWorkerAddress(language ? '..' : '.')
        : undefined,
    loadRecipeParts: createRecipeLoader([parts.recipe, parts.requests], stopping.signal),
    findConnection: async () => (await parts.requests.load()).requester.currentConnection(),
    stop() {
      stopping.abort();
      actors.stop();
    },
  };
  return app;
}

/**
 * The page as the build has rendered it: an empty kitchen without preferences. Its actors get no
 * event, its stores keep their first values, and no part arrives, so React takes the page over piece
 * by piece, whatever happens meanwhile.
 */
export const asBuilt = (app: AppContext): AppContext => ({
  ...app,
  isBuilt: true,
  ...createStores(app.settings, app.hostModel),
  ...startKitchen(createActor(recipeMachine)),
  parts: createParts(() => app, AbortSignal.abort()).parts,
  adding: createActor(addingMachine),
  dialogs: createActor(dialogsMachine),
});

/** What the views of every feature ask for, and where the focus goes with it. */
function createCommands(recipe: RecipeActor, adding: AddingActor) {
  const places = createPlaces();
  return {
    places,
    ask(wish: Wish) {
      // React removes the pressed button together with the focus.
      // A phone will scroll to the recipe's first line. The focus must not scroll it elsewhere.
      goTo(places.request.current ?? places.field.current, { preventScroll: isNarrow() });
      adding.send({ type: 'recipe.request', wish });
    },
    open(opened: Recipe) {
      // The heading has to be there before it can take the focus.
      flushSync(() => recipe.send({ type: 'recipe.open', recipe: opened }));
      goTo(places.heading.current, { preventScroll: isNarrow() });
    },
  };
}

/** Joins the list and the notices to the recipe's actor, and returns all three. */
function startKitchen(recipe: RecipeActor, now?: Partial<KitchenNow>) {
  const notices = createNotices(recipe);
  return { recipe, notices, kitchen: createKitchen({ recipe, notices, now }) };
}

/** The browser and later parts change these. The defaults are for the page that the build renders. */
const createStores = (
  { visionModel }: PageSettings,
  hostModel: string | null,
  choice: Choice = 'host',
  keeping: Keeping = 'browser',
) => ({
  modelStatus: createStore<ModelStatus>({ choice, takesImages: false, condition: '' }),
  keeping: createStore(keeping),
  growth: createStore<Growth | null>(null),
  planned: createStore(''),
  takesPhotos: createStore(hostModel !== null && visionModel !== undefined),
});

const createConnectionFacts = (host: HostFacts) => ({
  hostModel: host.model,
  takesConversation: (choice: Choice) =>
    choice === 'host' ? host.takesConversation : choice !== 'sample',
  needsNetwork: (choice: Choice) =>
    choice === 'host' ? !host.isLocal : choice === 'signIn' || choice === 'token',
});

const isLost = (keeping?: Keeping) => keeping === 'unreadable';

function startRecipe(start: StartActor, options: AppOptions, getApp: () => AppContext) {
  const recipe: RecipeActor = start(
    'recipe',
    recipeMachine.provide({
      actors: {
        generateRecipe: fromPromise<Answer, Attempt>(
          async ({ input: { request, parent }, signal }) =>
            (await getApp().parts.requests.load()).requester.generate(request, signal, (fact) =>
              parent.send(fact),
            ),
        ),
      },
      actions: {
        askForPreferences: enqueueActions(({ enqueue }) =>
          enqueue.sendTo(getApp().dialogs, {
            type: 'dialog.open',
            dialog: { name: 'preferences' },
          }),
        ),
      },
    }),
    { ...options.kitchen, arePreferencesLost: isLost(options.keeping) },
  );
  return recipe;
}

/** The limits of the connection that takes the next request. Undefined if it has the usual ones. */
function readLimits({ modelStatus, parts, hostConnection, settings }: AppContext) {
  const connection = parts.model.getSnapshot().context?.controller.connection;
  const { limits } = connection ?? hostConnection ?? settings.host;
  return isOnComputer(modelStatus.getSnapshot().context.choice) ? LOCAL_LIMITS : limits;
}

const startAdding = (start: StartActor, kitchen: KitchenStore, getApp: () => AppContext) =>
  start(
    'adding',
    addingMachine.provide({
      actors: {
        readWords: fromPromise(async ({ input }) =>
          (await getApp().parts.typing.load()).readWords(input),
        ),
      },
      actions: {
        addUnread: enqueueActions(({ enqueue }, entries) => {
          for (const { text, from } of entries) {
            enqueue(() =>
              from === 'field'
                ? kitchen.change({ kind: 'add', text: splitAtCommas(text) })
                : putBack(text),
            );
          }
        }),
        passOn: enqueueActions(({ enqueue }, press) => {
          if (press?.type === 'recipe.request')
            kitchen.request({ wish: press.wish, limits: readLimits(getApp()) }, (event) =>
              enqueue.sendTo(getApp().recipe, event),
            );
          else if (press) enqueue(kitchen.clear);
        }),
      },
    }),
  );

const startDialogs = (start: StartActor, notices: Notices, getApp: () => AppContext) =>
  start(
    'dialogs',
    dialogsMachine.provide({
      actors: {
        fetchDialog: fromPromise(({ input }) => fetchDialog(getApp(), input?.dialog)),
      },
      actions: {
        tellMissing: enqueueActions(({ context: { opening }, enqueue }) => {
          // A button says it by itself.
          if (opening?.by) return;
          const { photo, cookbook } = firstWords.app;
          const what = opening?.dialog.name === 'photo' ? photo : cookbook;
          const text = what + firstWords.language.couldNotOpen;
          enqueue(() => notices.say(text));
        }),
      },
    }),
  );
