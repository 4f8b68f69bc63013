import { expect, it, vi } from 'vitest';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { ConnectionError } from '../../../src/models/connections/connection';
import { diagnoseCall, diagnoseHubCall } from '../../../src/models/connections/diagnose';

const failed = (status?: number, name = 'ProviderApiError') =>
  new ConnectionError(name, 'No.', status);

it.each([
  [401, true, { kind: 'tokenRejected' }],
  [403, true, { kind: 'tokenNotAllowed' }],
  [402, true, { kind: 'noCredit' }],
  [401, false, { kind: 'keyRequired' }],
  [403, false, { kind: 'keyRequired' }],
])('an attempt that ends with %i (token: %s) says %j', (status, hasToken, diagnosis) => {
  expect(diagnoseCall(failed(status), hasToken)).toEqual(diagnosis);
});

it.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('an attempt without an answer (online: %s) says %s', (onLine, kind) => {
  vi.stubGlobal('navigator', { onLine });
  expect(diagnoseCall(failed(undefined, 'TypeError'), true)).toEqual({ kind });
  vi.unstubAllGlobals();
});

it.each<[string, unknown, Diagnosis]>([
  ['the provider lacks the model', failed(404), { kind: 'modelNotServed', provider: 'together' }],
  ['the provider has it no more', failed(410), { kind: 'modelNotServed', provider: 'together' }],
  ['the call was wrong', failed(400), { kind: 'unknown', status: 400 }],
  ['the hub lacks the model', failed(404, 'HubApiError'), { kind: 'modelNotFound' }],
  ['there are too many calls', failed(429), { kind: 'tooManyCalls' }],
  ['the server failed', failed(503), { kind: 'serverFailed', status: 503 }],
  ['the server timed out', failed(408), { kind: 'serverFailed', status: 408 }],
  ['the answer is unreadable', failed(200, 'TypeError'), { kind: 'unknown', status: 200 }],
  ['it was stopped', failed(undefined, 'AbortError'), { kind: 'unknown' }],
  ['of something else', undefined, { kind: 'unknown' }],
])('an attempt at a model of the hub that fails because %s says so', (_, error, diagnosis) => {
  expect(diagnoseHubCall(error, 'together')).toEqual(diagnosis);
});
