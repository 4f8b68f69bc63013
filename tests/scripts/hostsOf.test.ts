import { expect, it } from 'vitest';
import { checkSettings } from '../../scripts/build/hostSettings';
import { hostsOf, originsOf } from '../../scripts/build/hostsOf';

const HUB = 'https://huggingface.co';
const ROUTER = 'https://router.huggingface.co';
const TOKEN = 'hf_standInTokenOfTheTests';
const ENDPOINT = 'https://models.example:8443';

const hostsWith = (env: Record<string, string>) => hostsOf(checkSettings(env));

it.each<[string, Record<string, string>, string[]]>([
  ['nothing set', {}, []],
  ['a token of the hub', { VITE_HF_ACCESS_TOKEN: TOKEN }, [HUB, ROUTER]],
  ['the provider auto', { VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_PROVIDER: 'auto' }, [ROUTER]],
  ["the provider's own key", { VITE_HF_ACCESS_TOKEN: 'key' }, [HUB, 'https://api.together.xyz']],
  [
    "another provider's own key",
    { VITE_HF_ACCESS_TOKEN: 'key', VITE_HF_PROVIDER: 'groq' },
    [HUB, 'https://api.groq.com'],
  ],
  ['an endpoint', { VITE_INFERENCE_ENDPOINT: `${ENDPOINT}/v1` }, [ENDPOINT]],
])('a page with %s needs exactly its hosts', async (_, env, hosts) => {
  expect(await hostsWith(env)).toEqual(hosts);
});

it('a page may call the hosts that it needs and those that a visitor may connect', async () => {
  const settings = checkSettings({ VITE_INFERENCE_ENDPOINT: `${ENDPOINT}/v1` });
  const visitors = [HUB, ROUTER, 'http://localhost:*', 'http://127.0.0.1:*'];
  expect(await originsOf(settings)).toEqual([ENDPOINT, ...visitors]);
});

it.each([
  ['replicate', /^VITE_HF_PROVIDER=replicate cannot be used: it serves no chats\.$/],
  ['openai', /^VITE_HF_PROVIDER=openai cannot be used: .* Got "mistralai\/Mixtral-8x7B-[^#]*"\.$/],
])(
  '%s, which cannot chat with the model, is refused in the host’s own words',
  async (provider, words) => {
    const env = { VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_PROVIDER: provider };
    await expect(hostsWith(env)).rejects.toThrow(words);
  },
);
