import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { ConnectionError } from '../../../src/models/connections/connection';
import { diagnoseCall } from '../../../src/models/connections/diagnoseCall';
import { FAILURES } from '../../../src/models/connections/failures';

const endpoint = 'http://localhost:11434/v1';
const HUB = { provider: 'together' };
const failed = (status?: number, said = '', name = 'ProviderApiError') =>
  new ConnectionError(name, `Failed: ${said}`, status, { said });

describe('each row of the table of failures is for what a server really sent', () => {
  it.each(FAILURES.map((row) => [row.kind, row.example, row] as const))(
    '%s: %j',
    (kind, example, row) => {
      const [status, words] = example;
      const error = failed(status, words, row.names?.[0]);
      const { kind: found } = diagnoseCall(error, row.at === 'own' ? { endpoint } : HUB);
      expect(found).toBe(kind);
    },
  );
});

it.each<[number, string, Diagnosis['kind'], string?]>([
  [400, "This model's maximum context length is 4096 tokens.", 'requestTooLong'],
  [400, '`inputs` tokens + `max_new_tokens` must be <= 4096', 'requestTooLong'],
  [413, 'Prompt is too long', 'requestTooLong'],
  [422, 'The input exceeds the maximum number of tokens', 'requestTooLong'],
  [500, 'the request exceeds the available context size', 'requestTooLong', endpoint],
  [400, 'Input length 5000 exceeds maximum allowed token size 4096', 'requestTooLong'],
  [400, 'Please reduce the length of the messages. max_tokens: 1024', 'requestTooLong'],
  [400, "Unsupported value: 'temperature' does not support 0.7 with this model.", 'settingRefused'],
  [422, 'body.max_tokens: Extra inputs are not permitted', 'settingRefused'],
  [400, 'max_tokens is too large: 1024. This model supports at most 512 tokens.', 'settingRefused'],
  [429, 'You exceeded your current quota, please check your plan (insufficient_quota)', 'noCredit'],
  [403, 'You have exceeded your monthly included credits for Inference Providers.', 'noCredit'],
  [429, 'Rate limit reached for requests per minute', 'tooManyCalls'],
  [403, 'Rate limit exceeded', 'tooManyCalls'],
  [503, 'Loading model', 'modelLoading', endpoint],
  [400, 'Model is warming up', 'modelLoading'],
  [400, 'Endpoint is scaled to zero', 'serverStopped'],
  [503, 'The engine is currently overloaded, please try again later', 'modelBusy'],
  [429, 'Model is at capacity', 'modelBusy'],
  [
    500,
    'model requires more system memory (5.6 GiB) than is available',
    'tooLittleMemory',
    endpoint,
  ],
  [500, 'CUDA out of memory', 'tooLittleMemory', endpoint],
  [404, "model 'x' not found", 'modelNotFound', endpoint],
  [400, 'No models loaded. Please load a model first', 'modelNotFound', endpoint],
  [405, '', 'wrongAddress', endpoint],
  [400, 'The model `x` does not exist', 'modelNotServed'],
  [404, '', 'modelNotServed'],
  [503, 'web page 503 Service Temporarily Unavailable', 'serverFailed'],
  [401, 'Invalid username or password.', 'tokenRejected'],
  [403, 'This authentication method does not have sufficient permissions', 'tokenNotAllowed'],
  [401, '', 'keyRequired', endpoint],
  [429, 'Check your plan and billing details. exceeded_current_quota_error', 'noCredit', endpoint],
  [429, 'Check your plan and billing details. Please retry in 34.6s.', 'tooManyCalls', endpoint],
  [429, 'Rate limit reached on tokens per minute. Please try again in 7s.', 'tooManyCalls'],
  [400, 'x is not a valid model ID', 'modelNotFound', endpoint],
  [400, 'API key not valid. Please pass a valid API key.', 'keyRequired', endpoint],
  [400, 'Content Exists Risk', 'contentRefused', endpoint],
  [
    400,
    'Model loading was stopped due to insufficient system resources',
    'tooLittleMemory',
    endpoint,
  ],
  [400, 'model field is empty', 'unknown'],
  [400, 'Cook something else', 'unknown'],
])('a server that says %i and “%s” means %s', (status, said, kind, own) => {
  const diagnosis = diagnoseCall(failed(status, said), own ? { endpoint: own } : HUB);
  expect(diagnosis.kind).toBe(kind);
  expect(diagnosis.said).toBe(said || undefined);
});

it.each<[string, unknown, Diagnosis]>([
  ['the provider lacks the model', failed(404), { kind: 'modelNotServed', provider: 'together' }],
  ['the call was wrong', failed(400), { kind: 'unknown', status: 400 }],
  ['the server timed out', failed(408), { kind: 'serverFailed', status: 408 }],
  ['the answer is unreadable', failed(200, '', 'TypeError'), { kind: 'unknown', status: 200 }],
  ['it was stopped', failed(undefined, '', 'AbortError'), { kind: 'unknown' }],
  ['of something else', undefined, { kind: 'unknown' }],
])('an attempt at a model of the hub that fails because %s says so', (_, error, diagnosis) => {
  expect(diagnoseCall(error, HUB)).toEqual(diagnosis);
});

it.each([
  ['http://localhost:11434/chat/completions', 'http://localhost:11434/chat/completions'],
  ['http://localhost:11434', 'http://localhost:11434/v1/chat/completions'],
  ['http://localhost:11434/v1/', 'http://localhost:11434/v1/chat/completions'],
])('a wrong address says what was called, and what may be right: %s', (address, called) => {
  expect(diagnoseCall(failed(404, '404 page not found'), { endpoint: address })).toEqual({
    kind: 'wrongAddress',
    status: 404,
    address: called,
    instead: 'http://localhost:11434/v1',
    said: '404 page not found',
  });
});
