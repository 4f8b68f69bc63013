import { expect, it, vi } from 'vitest';
import { signInClient } from '../../scripts/build/signInClient';
import { type Environment, readSettings } from '../../scripts/settings/readSettings';

function clientsOf(env: Environment) {
  const emitFile = vi.fn();
  const { generateBundle } = signInClient(readSettings(env, ['together']));
  (generateBundle as () => void).call({ emitFile });
  return emitFile.mock.calls.map(([{ fileName, source }]) => [fileName, JSON.parse(source)]);
}

it('a build that knows its address writes an OAuth client', () => {
  expect(
    clientsOf({ VITE_SITE_URL: 'https://ada.github.io/kitchen', VITE_BRAND: 'A "B"' }),
  ).toEqual([
    [
      'oauth-client.json',
      {
        client_id: 'https://ada.github.io/kitchen/oauth-client.json',
        client_name: 'A "B"\'s Kitchen',
        client_uri: 'https://ada.github.io/kitchen/',
        logo_uri: 'https://ada.github.io/kitchen/icon-512.png',
        redirect_uris: ['https://ada.github.io/kitchen/'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        scope: 'openid profile inference-api',
      },
    ],
  ]);
});

it.each<[string, Environment]>([
  ['without an address', {}],
  [
    'whose host has registered one',
    { VITE_SITE_URL: 'https://ada.github.io/kitchen', VITE_HF_OAUTH_CLIENT_ID: 'a-1' },
  ],
])('a build %s writes no OAuth client', (_, env) => {
  expect(clientsOf(env)).toEqual([]);
});
