import { expect, it } from 'vitest';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { ConnectionError } from '../../../src/models/connections/connection';
import { diagnoseHubCall } from '../../../src/models/connections/diagnose';

const failed = (status?: number, name = 'ProviderApiError') =>
  new ConnectionError(name, 'No.', status);

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
