import { expect, it } from 'vitest';
import { checkSettings } from '../../scripts/build/hostSettings';
import { hostsOf, originsOf } from '../../scripts/build/hostsOf';

const HUB = 'https://huggingface.co';
const ROUTER = 'https://router.huggingface.co';

it.each([
  ['without a token', {}, []],
  ['with a token of the hub', { VITE_HF_ACCESS_TOKEN: 'hf_x' }, [HUB, ROUTER]],
  [
    'with a token of the hub and another provider',
    { VITE_HF_ACCESS_TOKEN: 'hf_x', VITE_HF_PROVIDER: 'novita' },
    [HUB, ROUTER],
  ],
  [
    'with a token of the hub, which is to choose the provider',
    { VITE_HF_ACCESS_TOKEN: 'hf_x', VITE_HF_PROVIDER: 'auto' },
    [ROUTER],
  ],
  [
    'with the provider’s own key',
    { VITE_HF_ACCESS_TOKEN: 'own-key' },
    [HUB, 'https://api.together.xyz'],
  ],
  [
    'with another provider’s own key',
    { VITE_HF_ACCESS_TOKEN: 'own-key', VITE_HF_PROVIDER: 'groq' },
    [HUB, 'https://api.groq.com'],
  ],
  [
    'with a server of the host’s own',
    { VITE_INFERENCE_ENDPOINT: 'https://models.example:8443/v1' },
    ['https://models.example:8443'],
  ],
])('a page %s needs exactly these hosts', async (name, env, hosts) => {
  // The client remembers what it once looked up, by the model's name.
  const model = `tests/${name.replace(/\W+/g, '-')}`;
  expect(await hostsOf(checkSettings({ VITE_HF_MODEL: model, ...env }))).toEqual(hosts);
});

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

it.each([
  ['the sample kitchen', {}, [HUB, ROUTER, ...LOOPBACK]],
  ['a token of the hub', { VITE_HF_ACCESS_TOKEN: 'hf_x' }, [HUB, ROUTER, ...LOOPBACK]],
  [
    'a provider’s own key',
    { VITE_HF_ACCESS_TOKEN: 'own-key' },
    [HUB, 'https://api.together.xyz', ROUTER, ...LOOPBACK],
  ],
  [
    'a server of the host’s own',
    { VITE_INFERENCE_ENDPOINT: 'https://models.example:8443/v1' },
    ['https://models.example:8443', HUB, ROUTER, ...LOOPBACK],
  ],
])(
  'a page with %s may call these and what a visitor may connect, and no other',
  async (name, env, origins) => {
    const model = `tests/policy-${name.replace(/\W+/g, '-')}`;
    expect(await originsOf(checkSettings({ VITE_HF_MODEL: model, ...env }))).toEqual(origins);
  },
);
