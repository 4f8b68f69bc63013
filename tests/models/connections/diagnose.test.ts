import { expect, it } from 'vitest';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { ConnectionError } from '../../../src/models/connections/connection';
import { diagnoseHubCall } from '../../../src/models/connections/diagnose';

const failed = (status?: number, name = 'ProviderApiError', message = 'No.') =>
  new ConnectionError(name, message, status);
const tooLong = (status: number, words: string): [string, unknown, Diagnosis] => [
  `"${words}" (${status})`,
  failed(status, 'ProviderApiError', `No chat with model some/model. Error: ${words}`),
  { kind: 'requestTooLong' },
];

it.each<[string, unknown, Diagnosis]>([
  ['the provider lacks the model', failed(404), { kind: 'modelNotServed', provider: 'together' }],
  ['the provider has it no more', failed(410), { kind: 'modelNotServed', provider: 'together' }],
  ['the call was wrong', failed(400), { kind: 'unknown', status: 400 }],
  tooLong(400, "This model's maximum context length is 4096 tokens."),
  tooLong(400, '`inputs` tokens + `max_new_tokens` must be <= 4096'),
  tooLong(413, 'Prompt is too long'),
  tooLong(422, 'The input exceeds the maximum number of tokens'),
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
