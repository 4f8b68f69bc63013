import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { FRESH } from '../../../machines/recipe/request';
import { diagnoseMissingPart } from '../../browser/loading/missingPart';
import { whenIdle } from '../../browser/loading/pauses';
import { type DataReader, fetchDataReader, withoutFormulas } from '../../reading';
import { fetchReaderFor, readAnswer, withoutThoughts } from './answer/readAnswer';
import { readBeginning } from './answer/takeThoughtsOff';
import type { Answer, ChatRequest, Connection, LazyConnection } from './connection';
import { CONNECTIONS, type ConnectionKind, type HostOptions } from './connectionTable';
import { DiagnosedError } from './diagnose';

/** A request that says nothing of the visitor. */
const NO_REQUEST: Omit<ChatRequest, 'messages'> = {
  ingredients: [],
  askedWith: [],
  useUp: [],
  preferences: NO_PREFERENCES,
  wish: FRESH,
  recipe: '',
  isQuestion: true,
};

/** Fetches the connection's code when it is first needed. `id` names its kind. */
export function createConnection<Options>(
  id: string,
  kind: ConnectionKind<Options>,
  options: Options,
): LazyConnection {
  let connection: Connection | undefined;
  let hasPractised = false;

  async function load(): Promise<Connection> {
    const created = connection ?? (await kind.create(options));
    // Two calls at the same time get the same connection.
    connection ??= created;
    return connection;
  }

  const createHider = () => connection?.createHider?.() ?? ((text: string) => text);

  /** The error of a call that fails gets a `diagnosis` if the cause is known. */
  async function diagnosed(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      let diagnosis: Diagnosis | undefined =
        Object(error).diagnosis ?? connection?.diagnose?.(error);
      if (diagnosis?.kind === 'unreachable' && kind.diagnoseSilence)
        diagnosis = await kind.diagnoseSilence(options, signal).catch(() => diagnosis);
      throw Object.assign(Object(error), { diagnosis });
    }
  }

  return {
    id,
    ...kind.describe(options),
    prepare: async () => void (await load().catch(diagnoseMissingPart)),
    async warmUp() {
      const { warmUp } = await load();
      // Makes the browser compile both functions before the first answer.
      for (const text of hasPractised ? [] : ['# Toast – for 2', '# Toast for 2'])
        whenIdle(() => createHider()(readAnswer(text, null)));
      hasPractised = true;
      await warmUp?.();
    },
    readSoFar: readBeginning,
    generate: (request, signal, onPiece) =>
      diagnosed(async () => {
        const loaded = await load();
        const hide = createHider();
        const answer = await loaded.generate(request, signal, onPiece);
        const read = await readWhole(answer, request, hide);
        return { ...read, isNote: kind.isOwnWords ? answer.isNote : undefined };
      }, signal),
    ask: (messages, signal, onPiece) =>
      diagnosed(async () => {
        const loaded = await load();
        const hide = createHider();
        const answer = await loaded
          .generate({ ...NO_REQUEST, messages }, signal, onPiece)
          .catch((error) => throwRefusal(error, messages));
        return { ...answer, text: hide(withoutFormulas(withoutThoughts(answer.text))) };
      }, signal),
    createHider,
  };
}

/** A refused picture says nothing about the connection, which may write recipes well. */
function throwRefusal(error: unknown, messages: ChatRequest['messages']): never {
  const hasPicture = messages.some(({ content }) => typeof content !== 'string');
  const isRefused = [400, 413, 415, 422].includes(Object(error).status);
  throw hasPicture && isRefused
    ? Object.assign(Object(error), { diagnosis: { kind: 'pictureRefused' } })
    : error;
}

async function readWhole(
  answer: Answer,
  { wish }: ChatRequest,
  hide: (text: string) => string,
): Promise<Answer> {
  const wantsIdeas = wish.kind === 'ideas' && answer.model !== null;
  // JSON, HTML and fences can hide a token, so `hide` comes after their reader. Without the
  // reader, the answer stays as the model wrote it.
  const fetching = wantsIdeas ? fetchDataReader() : fetchReaderFor(answer.text);
  const markup = await fetching.catch(() => null);
  if (wantsIdeas) return readIdeas(answer, markup, hide);
  const text = hide(readAnswer(answer.text, markup, answer.cut));
  // A broken model writes "????" without an end.
  if (text.trim() && !/\p{L}/u.test(text)) throw new DiagnosedError({ kind: 'noRecipe' });
  return { ...answer, text };
}

/**
 * A blank answer stays blank. Throws a `DiagnosedError` for fewer than two dishes and no recipe.
 */
function readIdeas(
  answer: Answer,
  markup: DataReader | null,
  hide: (text: string) => string,
): Answer {
  if (!markup) throw new DiagnosedError({ kind: 'partMissing' });
  // The layout of a recipe would mix the dishes up.
  const text = readAnswer(answer.text, null);
  const ideas = markup.readIdeas(text, answer.cut).map(({ title, minutes, foods, words }) => ({
    title: hide(title),
    minutes,
    foods: foods.map(hide),
    words: hide(words),
  }));
  if (ideas.length > 0) return { ...answer, text: hide(text), ideas };
  const recipe = hide(readAnswer(answer.text, markup));
  if (recipe.trim() && !markup.isRecipe(recipe)) throw new DiagnosedError({ kind: 'fewIdeas' });
  return { ...answer, text: recipe };
}

/**
 * Takes the first kind that the settings set up: of those that call a model, and then of `others`. Throws if they set
 * up none.
 */
export function createHostConnection(
  settings: HostOptions,
  others: Record<string, ConnectionKind<unknown>> = {},
): LazyConnection {
  for (const [id, kind] of Object.entries({ ...CONNECTIONS, ...others })) {
    const options = kind.fromSettings(settings);
    if (options) return createConnection(id, kind, options);
  }
  throw new Error('No connection fits the settings.');
}
