import { expect, it } from 'vitest';
import { HOST_LINK } from '../../machines/connectionMachine';
import { createSecrets } from '../../src/model/secrets';

it('a token belongs to one link, and whoever records is told of it first', () => {
  const told: string[] = [];
  const secrets = createSecrets((token) => told.push(token));
  const link = { ...HOST_LINK };
  secrets.set(link, 'hf_one');
  expect(told).toEqual(['hf_one']);
  expect(secrets.get(link)).toBe('hf_one');
  expect(secrets.get({ ...link })).toBeUndefined();
  secrets.forget(link);
  expect(secrets.get(link)).toBeUndefined();
});
