import type { ConnectionError } from './connection';
import { findingOf, isOfCall, noAnswer } from './findingOf';
import { loadModels } from './lazyConnections';
import { isModelName } from './modelName';
import { type Finding, RefusedError } from './refusal';
import { isCompletion, SMALLEST_CALL } from './smallestCall';
import { isTokenForm } from './tokenForm';

/** A hosted model and a visitor's token for it. */
export interface HostedModel {
  /** A token of the hub. Blanks around it, as a paste may bring, are not sent. */
  accessToken: string;
  model: string;
  provider: string;
}

/** What `completeChat` takes for a target. */
type ChatTarget = Parameters<Awaited<ReturnType<typeof loadModels>>['completeChat']>[0];

/**
 * Tries a visitor's token with one smallest call: nothing else tells whether it may call a model.
 *
 * @param signal aborts whichever request is under way
 * @throws {RefusedError} for every fault
 * @throws the signal's reason, where it is aborted for another cause than time
 */
export async function tryModel(
  { accessToken, model, provider }: HostedModel,
  signal: AbortSignal,
): Promise<void> {
  const token = accessToken.trim();
  if (!isTokenForm(token)) throw new RefusedError({ kind: 'tokenMalformed' });
  if (!isModelName(model, true)) throw new RefusedError({ kind: 'modelMalformed' });
  const target = { accessToken: token, model, provider } as ChatTarget;
  await callOnce(target, signal, (error) => explain(error, provider));
}

/** What the failure of a call to a provider tells beside its status. */
function explain(error: ConnectionError, provider: string): Finding | undefined {
  const { name, status, message } = error;
  // The hub answers no model, or one that it hides from this token, alike.
  if (name === 'HubApiError' && status === 404) return { kind: 'noSuchModel' };
  // What the client finds in the hub's answer: no provider, or another task.
  const isUnmapped =
    name === 'InputError' || (name === 'HubApiError' && /provider information/.test(message));
  const isUnknown =
    name === 'ProviderApiError' &&
    (status === 404 || status === 410 || (status === 400 && /model/i.test(message)));
  return isUnmapped || isUnknown ? { kind: 'notServed', provider } : undefined;
}

/**
 * Makes one smallest call.
 *
 * @param explain may tell more of a failure than its status does
 * @throws {RefusedError} for every fault
 * @throws the signal's reason, where it is aborted for another cause than time
 */
export async function callOnce(
  target: ChatTarget,
  signal: AbortSignal,
  explain: (error: ConnectionError) => Finding | undefined | Promise<Finding | undefined>,
): Promise<void> {
  const { completeChat } = await loadModels().catch(() => {
    throw new RefusedError(noAnswer());
  });
  try {
    if (isCompletion(await completeChat(target, SMALLEST_CALL, signal))) return;
  } catch (error) {
    throwIfStopped(signal);
    const finding = isOfCall(error) && (await explain(error));
    throw new RefusedError(finding || findingOf(error, Boolean(target.accessToken)));
  }
  throw new RefusedError({ kind: 'cannotTell', status: 200 });
}

/** Throws what an aborted trial ends with: that the time is up, or the signal's own reason. */
export function throwIfStopped(signal: AbortSignal): void {
  if (!signal.aborted) return;
  if (Object(signal.reason).name !== 'TimeoutError') throw signal.reason;
  throw new RefusedError({ kind: 'noAnswerInTime' });
}
