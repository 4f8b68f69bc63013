import type { Answer } from '../../machines/recipe';
import type { RecipeRequest } from '../../machines/request';
import type { LazyPart } from '../browser/lazyPart';
import type { Store } from '../browser/store';
import type { LazyConnection } from '../connections/connection';
import { CONNECTIONS } from '../connections/connectionTable';
import { createConnection, createHostConnection } from '../connections/createConnection';
import { writeMessages } from '../connections/prompt';
import type { Wait } from '../kitchen/Wait';
import type { ModelController, ModelStatus } from '../model/createModelController';
import type { Draft } from '../recipe/document/readDraft';
import { addAnswerTime, usualAnswerTime } from './answerTimes';
import { diagnoseMissingPart } from './diagnoseMissingPart';
import { followAnswer } from './followAnswer';
import { recentDishes } from './recentDishes';
import type { Settings } from './settings';

interface Options {
  settings: Settings;
  /** What requests go to until the visitor connects a model, if not what the settings ask for. */
  hostConnection: LazyConnection | undefined;
  model: LazyPart<{ controller: ModelController }>;
  modelStatus: Store<ModelStatus>;
  /** What reads a recipe while it is written, once it is there. */
  reader: { get(): { readDraft(beginning: string): Draft } | null };
  /** What a visitor can know while an attempt runs. */
  wait: Store<Wait | null>;
  /** Fetches what shows a recipe. The answer waits for it. */
  loadRecipeParts(): Promise<unknown>;
}

/** Sends requests to the connection in use. */
export type Requester = ReturnType<typeof createRequester>;

/** Makes what sends requests to the connection in use. */
export function createRequester({
  settings,
  hostConnection = createHostConnection(settings),
  model,
  modelStatus,
  reader,
  wait,
  loadRecipeParts,
}: Options) {
  /** @throws {Error} if the part that connects models is needed and cannot be fetched */
  async function currentConnection(): Promise<LazyConnection> {
    const isHost = !model.get() && modelStatus.get().choice === 'host';
    return isHost ? hostConnection : (await model.load()).controller.connection;
  }

  return {
    hostConnection,

    /** Does ahead what a request would wait for. Rejects if code cannot be fetched. */
    async warmUp(): Promise<void> {
      await (await currentConnection()).warmUp();
    },

    /**
     * Asks once for one recipe. The error of a failed attempt has a `diagnosis`, if one is known.
     *
     * @param onGrowth called when the answer has grown, at most once a second
     */
    async generate(
      input: RecipeRequest,
      signal: AbortSignal,
      onGrowth: () => void,
    ): Promise<Answer> {
      const connection =
        input.wish.kind === 'sample'
          ? createConnection('sampleKitchen', CONNECTIONS.sampleKitchen, {})
          : await currentConnection();
      const isFresh = input.wish.kind === 'fresh' || input.wish.kind === 'sample';
      const loading = loadRecipeParts();
      const start = performance.now();
      const writer = connection.model && `${connection.id} ${connection.model}`;
      signal.throwIfAborted();
      const following = followAnswer({
        wait,
        usual: writer ? usualAnswerTime(writer) : null,
        getReader: () => reader.get()?.readDraft,
        hideSecret: (text) => connection.hideSecret?.(text) ?? text,
        onGrowth,
      });
      // The next attempt may begin before this one settles.
      signal.addEventListener('abort', following.stop);
      try {
        await connection.prepare().catch(diagnoseMissingPart);
        signal.throwIfAborted();
        const asked = { ...input, recent: isFresh ? recentDishes() : [] };
        const request = { ...asked, messages: writeMessages(asked) };
        const answer = await connection.generate(request, signal, following.take);
        if (writer) addAnswerTime(writer, (performance.now() - start) / 1_000);
        await loading;
        return { ...answer, arrivedAt: Date.now() };
      } catch (error) {
        following.stop();
        // This part says what is wrong with a connection.
        if (!signal.aborted) model.preload();
        const diagnosis =
          Object(error).diagnosis ??
          (await connection.diagnose(error, signal).catch(() => undefined));
        throw Object.assign(Object(error), { diagnosis });
      } finally {
        following.stop();
      }
    },
  };
}
