import type { Diagnosis } from '../../../../machines/connection/diagnosis';
import type { ConnectionError } from '../connection';
import { DiagnosedError, diagnoseSilence, isCallError } from '../diagnose';
import { type Called, diagnoseCall } from '../diagnoseCall';
import type { HuggingFaceOptions } from '../huggingFace';
import { isModelName, isTokenForm } from '../modelName';
import { nameProvider } from '../provider';
import type { ChatTarget } from './prepareCall';

/** Nothing else shows whether a token may call models. Throws a `DiagnosedError` for all faults. */
export async function testModel(
  { getToken, model, provider }: HuggingFaceOptions,
  signal: AbortSignal,
): Promise<void> {
  const accessToken = getToken();
  if (!isTokenForm(accessToken)) throw new DiagnosedError({ kind: 'tokenMalformed' });
  if (!isModelName(model, true)) throw new DiagnosedError({ kind: 'modelMalformed' });
  const target = { accessToken, model, provider } as ChatTarget;
  await callOnce(target, signal, { provider: nameProvider(model, provider) });
}

/** Throws a `DiagnosedError`. `diagnose` may learn more from a failure than the call itself. */
export async function callOnce(
  target: ChatTarget,
  signal: AbortSignal,
  called: Called,
  diagnose?: (error: ConnectionError) => Promise<Diagnosis> | undefined,
): Promise<void> {
  const { completeChat } = await import('../models').catch(() => {
    throw new DiagnosedError(diagnoseSilence());
  });
  try {
    await completeChat(target, SMALLEST_CALL, signal);
  } catch (error) {
    signal.throwIfAborted();
    const diagnosis = isCallError(error) && (await diagnose?.(error));
    throw new DiagnosedError(diagnosis || diagnoseCall(error, called));
  }
}

/** The cheapest request that shows whether a model answers. */
export const SMALLEST_CALL = {
  messages: [{ role: 'user' as const, content: 'Hi' }],
  max_tokens: 1,
};
