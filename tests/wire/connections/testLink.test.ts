import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_LINK } from '../../../machines/connection/connectionMachine';
import { testLink } from '../../../src/wire/connections/testLink';
import { startLocalServer } from '../../support/localServer';
import { shareServer } from '../../support/shareServer';
import { startStandIn } from '../../support/standIn';

const TOKEN = 'hf_standInTokenOfTheTests';

const standIn = await shareServer(startStandIn());
const server = await shareServer(startLocalServer());
const signal = new AbortController().signal;

/** `fetch` may call the stand-ins alone. */
beforeEach(() => {
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    String(input).startsWith(server.url) ? fetch(input, init) : standIn.fetch(input, init),
  );
  vi.stubGlobal('navigator', { onLine: true });
});
const { fetch } = globalThis;

const attempt = (link: Partial<typeof HOST_LINK>) =>
  testLink({ ...HOST_LINK, ...link }, { provider: 'together', token: TOKEN }, signal);

describe('a test of what a visitor wants to connect', () => {
  it.each(['signIn', 'token'] as const)(
    'sends the token to the hub and its router alone (%s)',
    async (choice) => {
      const link = { choice, model: `tests/linked-by-${choice}` };
      expect(await attempt(link)).toEqual({ ...HOST_LINK, ...link });
      expect(standIn.requests.map(({ host }) => host)).toEqual([
        'huggingface.co',
        'router.huggingface.co',
      ]);
      expect(standIn.router.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
      expect(server.requests).toEqual([]);
    },
  );

  it('sends no token to a server on this computer, and gives its address and its model', async () => {
    expect(await attempt({ choice: 'local', address: server.url })).toMatchObject({
      choice: 'local',
      address: `${server.url}/v1`,
      model: 'llama3.2:3b',
    });
    expect(server.requests.length).toBeGreaterThan(0);
    expect(JSON.stringify(server.requests)).not.toContain(TOKEN);
    expect(standIn.requests).toEqual([]);
  });

  it('asks the browser for its own model without a word to a server', async () => {
    await expect(attempt({ choice: 'browser' })).rejects.toThrow();
    expect([...standIn.requests, ...server.requests]).toEqual([]);
  });
});
