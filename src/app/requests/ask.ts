import { createActor, fromPromise, toPromise } from 'xstate';
import { attemptsMachine, type OneAttempt } from '../../../machines/attempts/attemptsMachine';
import { isBlank } from '../../../machines/kitchen/ingredientList';
import { CAUSES } from '../../../machines/recipe/failedAttempt';
import { ATTEMPT_LIMITS, type AttemptLimits } from '../../../machines/recipe/recipeMachine';
import { readAvailability } from '../../browser/languageModel';
import type { Answer, ChatRequest, LazyConnection } from '../../models/connections/connection';
import { CONNECTIONS } from '../../models/connections/connectionTable';
import { createConnection } from '../../models/connections/createConnection';
import { diagnoseError, throttleGrowth } from './attempt';
import { diagnoseMissingPart } from './diagnoseMissingPart';

/** Any question to a model except the request for a recipe. */
interface Question<Read> {
  connection: LazyConnection;
  messages: ChatRequest['messages'];
  /** Fetches what the question needs beside the connection. */
  prepare?(): Promise<unknown>;
  /** Throws if the answer is of no use. */
  read(answer: Answer): Read;
  onGrowth(): void;
}

export async function askOnce<Read>(
  { connection, messages, prepare, read, onGrowth }: Question<Read>,
  signal: AbortSignal,
): Promise<Read> {
  const hear = throttleGrowth(onGrowth);
  try {
    await Promise.all([prepare?.(), connection.prepare()]).catch(diagnoseMissingPart);
    signal.throwIfAborted();
    const answer = await connection.ask(messages, signal, hear);
    if (isBlank(answer.text)) throw Object.assign(new Error(), CAUSES.blank);
    return read(answer);
  } catch (error) {
    return diagnoseError(connection, error, signal);
  }
}

/** An attempt reads the connection's limits as it begins; undefined for the usual ones. */
export function provideAttempts<Request>(
  limits: (request: Request) => AttemptLimits | undefined,
  ask: (request: Request, onGrowth: () => void, signal: AbortSignal) => Promise<unknown>,
) {
  const limitsOf = (request: unknown) => limits(request as Request) ?? ATTEMPT_LIMITS;
  return attemptsMachine.provide({
    actors: {
      makeAttempt: fromPromise<unknown, OneAttempt>(({ input: { request, parent }, signal }) =>
        ask(request as Request, () => parent.send({ type: 'answer.grow' }), signal),
      ),
    },
    delays: {
      silenceLimit: ({ context }) => limitsOf(context.request).silence,
      totalLimit: ({ context }) => limitsOf(context.request).total,
    },
  });
}

/** Makes up to three attempts; null after the third. `signal` stops them, and then it rejects. */
export async function askPatiently<Read>(
  question: Omit<Question<Read>, 'onGrowth'>,
  signal: AbortSignal,
): Promise<Read | null> {
  const attempts = provideAttempts(
    () => question.connection.limits,
    (_, onGrowth, aborted) => askOnce({ ...question, onGrowth }, aborted),
  );
  const actor = createActor(attempts, { input: { request: null } });
  signal.addEventListener('abort', () => actor.stop());
  actor.start();
  const end = await toPromise(actor);
  return 'answer' in end ? (end.answer as Read) : null;
}

/** How long a browser may take to say whether it has its model, in ms. */
const AVAILABILITY_TIMEOUT = 1_000;

/** A model that keeps all on the device. Null if it is not ready, or the browser too slow. */
export async function findBrowserModel(takesImages = false): Promise<LazyConnection | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, AVAILABILITY_TIMEOUT, null));
  const availability = await Promise.race([readAvailability(takesImages), late]);
  return availability === 'available'
    ? createConnection('browserModel', CONNECTIONS.browserModel, {})
    : null;
}
