import { expect, it, vi } from 'vitest';
import { settings } from '../../src/app/config';
import { createRequester } from '../../src/app/request';
import { createLazyPart } from '../../src/browser/lazyPart';
import { createStore } from '../../src/browser/store';
import type { LazyConnection } from '../../src/connections/connection';
import type { ModelStatus } from '../../src/model/createModelController';
import { requestOf } from '../support/requestOf';

it.each([
  ['is kept, and nobody is asked again', { diagnosis: { kind: 'signInExpired' } }, 'signInExpired'],
  ['is asked for, if it has none', {}, 'tokenRejected'],
])('what an error says of its attempt %s', async (_, about, kind) => {
  const diagnose = vi.fn(async () => ({ kind: 'tokenRejected' }) as const);
  const hostConnection: LazyConnection = {
    id: 'fake',
    model: 'fake/model',
    takesConversation: true,
    recipients: [],
    prepare: async () => {},
    warmUp: async () => {},
    generate: () => Promise.reject(Object.assign(new Error('no'), about)),
    diagnose,
  };
  const requester = createRequester({
    settings,
    hostConnection,
    model: createLazyPart(() => Promise.reject(new Error('not needed'))),
    modelStatus: createStore<ModelStatus>({ choice: 'host', condition: '' }),
    loadRecipeParts: async () => {},
  });
  const attempt = requester.generate(requestOf(['eggs']), new AbortController().signal);
  await expect(attempt).rejects.toMatchObject({ diagnosis: { kind } });
  expect(diagnose).toHaveBeenCalledTimes(kind === 'signInExpired' ? 0 : 1);
});
