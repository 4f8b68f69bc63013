import type { Answer, Recipe } from '../../../machines/kitchen/recipe';
import type { AnswerFact } from '../../../machines/recipe/RecipeContext';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import type { RecipeRequest } from '../../../machines/recipe/request';
import { nextPaint } from '../../browser/loading/pauses';
import type { LazyPart, Readable, Store } from '../../browser/store';
import { sampleKitchen } from '../../models';
import type { ModelController, ModelStatus } from '../../models/control/createModelController';
import { type DataReader, fetchDataReader } from '../../reading';
import type { RecipeTools } from '../../recipe/createRecipeTools';
import type { Growth, growRecipe } from '../../recipe/growRecipe';
import type { KitchenStore } from '../../ui/KitchenStore';
import { limitText } from '../../ui/limitText';
import { createHostConnection, type LazyConnection, writeMessages } from '../../wire';
import * as firstWords from '../../words/en/first';
import type { Settings } from '../settings';
import { followAnswer, type Grow } from './followAnswer';

/** Without a model of the host's, visitors get sample recipes. */
const KINDS = { sampleKitchen };
/** With nothing of the host's, no other kind of connection is set up. */
const NO_MODEL = { accessToken: undefined, endpoint: undefined, model: '', provider: '' };

/** What it takes of the page. */
interface RequesterOptions {
  settings: Settings;
  hostConnection: LazyConnection | undefined;
  modelStatus: Store<ModelStatus>;
  growth: Store<Growth | null>;
  recipe: RecipeActor;
  kitchen: KitchenStore;
  parts: {
    model: LazyPart<{ controller: ModelController }>;
    recipe: Pick<Readable<Reader | null>, 'getSnapshot'>;
  };
  loadRecipeParts(): Promise<unknown>;
}

interface Reader {
  growRecipe: typeof growRecipe;
  tools: { prepare: RecipeTools['prepare'] };
}

export interface Requester {
  hostConnection: LazyConnection;
  sampleKitchen: LazyConnection;
  /** Rejects if the connection needs the part for models and the page cannot fetch it. */
  currentConnection(): Promise<LazyConnection>;
  /**
   * The error of a failed attempt has a `diagnosis` if the cause is known.
   * @param tell gets what happens to the answer, and none of its words
   */
  generate(
    input: RecipeRequest,
    signal: AbortSignal,
    tell: (fact: AnswerFact) => void,
  ): Promise<Answer>;
}

/**
 * Reads and checks a recipe before it shows. After an error, the page shows what it can.
 * @returns whether the text is known to have neither foods nor steps
 */
async function prepare(
  reader: Reader | null,
  answer: Answer,
  { askedWith, recipe: before }: RecipeRequest,
): Promise<true | undefined> {
  if (answer.ideas) return undefined;
  const opening = reader?.tools.prepare({ ...answer, askedWith }, answer.servings, before);
  const reading = await opening?.catch(() => undefined);
  // A text that is too much for the reader has no tree.
  const isNote = reading?.tree && reading.ingredients.length + reading.steps.length === 0;
  return isNote || undefined;
}

const withMessages = (input: RecipeRequest) => {
  const request = { ...input, recipe: input.recipe ?? '' };
  return { ...request, messages: writeMessages(request, firstWords.language.code) };
};

export function createRequester({
  settings,
  hostConnection = createHostConnection(settings, KINDS),
  parts: { model, recipe: reader },
  modelStatus,
  growth,
  recipe: actor,
  kitchen,
  loadRecipeParts,
}: RequesterOptions): Requester {
  // A request, and starting over, remove what the request before has left.
  actor.on('request.started', () => growth.set(null));
  actor.subscribe((snapshot) => {
    if (snapshot.matches('idle')) growth.set(null);
    // This part explains to the visitor what went wrong, and hears how later attempts end.
    if (snapshot.matches('retrying') || snapshot.matches({ shown: 'failure' })) model.preload();
  });

  // One kitchen for all requests, so another press gives the next dish.
  const sampleKitchen = createHostConnection(NO_MODEL, KINDS);

  async function currentConnection(): Promise<LazyConnection> {
    const isHost =
      !model.getSnapshot().context && modelStatus.getSnapshot().context.choice === 'host';
    return isHost ? hostConnection : (await model.load()).controller.connection;
  }

  return {
    hostConnection,
    sampleKitchen,
    currentConnection,

    async generate(input, signal, tell) {
      const connection = input.wish.kind === 'sample' ? sampleKitchen : await currentConnection();
      const loading = loadRecipeParts();
      signal.throwIfAborted();
      let hide = (text: string) => text;
      const following = followAnswer({
        growth,
        ...growAnswer(
          input,
          connection.model,
          kitchen,
          () => reader.getSnapshot().context?.growRecipe,
        ),
        hide: (text) => hide(text),
        readSoFar: connection.readSoFar,
        tell,
      });
      const stop = () => following.stop();
      // The next attempt may begin before this one settles.
      signal.addEventListener('abort', stop);
      try {
        await connection.prepare();
        signal.throwIfAborted();
        hide = connection.createHider?.() ?? hide;
        if (input.recipe) await loading;
        const request = withMessages(input);
        const answer = await connection.generate(request, signal, following.take);
        if (following.showEnd(answer.text)) await nextPaint();
        await loading;
        const isNote = await prepare(reader.getSnapshot().context, answer, input);
        signal.throwIfAborted();
        following.stop(answer.text);
        return { ...answer, isNote: answer.isNote ?? isNote, arrivedAt: Date.now() };
      } finally {
        following.stop();
      }
    },
  };
}

/** The page reads ideas again when their text has grown by this factor. */
const MORE_IDEAS = 1.1;

let count = 0;

/** `getGrow` gives the reader of recipes; undefined until it has arrived. */
function growAnswer(
  { askedWith, wish }: RecipeRequest,
  model: string | null,
  kitchen: KitchenStore,
  getGrow: () => typeof growRecipe | undefined,
) {
  count += 1;
  const key = `growing ${count}`;
  const { words: changed, without } = wish.kind === 'change' ? wish : {};
  const about = { cut: true, model, origin: 'request' as const, askedWith, changed, without };
  let data: DataReader | undefined;

  function getData(): DataReader | undefined {
    if (!data)
      fetchDataReader().then(
        (module) => {
          data = module;
        },
        () => {},
      );
    return data;
  }

  return {
    createGrow(): Grow | undefined {
      if (wish.kind !== 'ideas') return getGrow()?.(key, about, kitchen);
      const reader = getData();
      return reader && growIdeas(reader, key, about);
    },
    layOut(text: string): string | null | undefined {
      const reader = getData();
      if (!reader) return undefined;
      const found = reader.findJson(text);
      return found && reader.layOutJson(found);
    },
  };
}

function growIdeas({ readIdeas }: DataReader, key: string, about: Omit<Recipe, 'text'>): Grow {
  let read = 0;
  let growth: Growth | null = null;
  return (lines, last) => {
    const text = lines + last;
    if (text.length < MORE_IDEAS * read) return growth;
    read = text.length;
    const ideas = readIdeas(text, true);
    const recipe = { ...about, text: '', ideas };
    const name = limitText(ideas.map(({ title }) => title).join(' · '));
    if (ideas.length > 0) growth = { key, recipe, name, finds: [], text: null, isBroken: false };
    return growth;
  };
}
