import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';

/** The commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/) drive it. */
export interface Browser {
  name: string;
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  run<Result>(code: string): Promise<Result>;
  /** `element` is code that gives an element of the page, or resolves with one. */
  click(element: string): Promise<void>;
  /** `\n` is the Enter key. */
  type(element: string, text: string): Promise<void>;
  /** The names of its tabs. */
  tabs(): Promise<string[]>;
  switchTo(tab: string): Promise<void>;
  close(): Promise<void>;
}

export interface Launch {
  /** The port of a proxy on loopback, for all hosts but the page's own. */
  proxyPort: number;
  executable: string;
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ENTER = '\ue007';
const START_TIME_LIMIT = 120_000;

type Send = (command: Command, params: Record<string, unknown>) => Promise<unknown>;
type Command = keyof typeof COMMANDS;

const COMMANDS = {
  newSession: ['WebDriver:NewSession', 'POST', ''],
  goTo: ['WebDriver:Navigate', 'POST', '/url'],
  reload: ['WebDriver:Refresh', 'POST', '/refresh'],
  type: ['WebDriver:ElementSendKeys', 'POST', '/element/{id}/value'],
  run: ['WebDriver:ExecuteAsyncScript', 'POST', '/execute/async'],
  tabs: ['WebDriver:GetWindowHandles', 'GET', '/window/handles'],
  switchTo: ['WebDriver:SwitchToWindow', 'POST', '/window'],
  delete: ['WebDriver:DeleteSession', 'DELETE', ''],
} as const;

const CAPABILITIES = {
  acceptInsecureCerts: true,
  timeouts: { script: 120_000, pageLoad: 120_000 },
};

function drive(name: string, send: Send, close: () => Promise<void>): Browser {
  async function run<Result>(code: string): Promise<Result> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${code}))().then((value) => done({ value: value ?? null }),
        (error) => done({ error: String(error) }));`;
    const { value, error } = (await send('run', { script, args: [] })) as {
      value: Result;
      error?: string;
    };
    if (error) throw new Error(error);
    return value;
  }

  const isWebKit = name.startsWith('WebKit');
  const idOf = async (element: string) =>
    (await run<Record<typeof ELEMENT, string>>(element))[ELEMENT];

  return {
    name,
    close,
    goTo: async (url) => void (await send('goTo', { url })),
    reload: async () => void (await send('reload', {})),
    run,
    tabs: async () => (await send('tabs', {})) as string[],
    switchTo: async (handle) => void (await send('switchTo', { handle })),
    // WebKit's driver presses where the element was a moment before. That of Firefox waits for a page that
    // a press might open, and in one run of hundreds it waited for ever. Chromium's tests press as a visitor does.
    click: (element) => run(`${element}.then((found) => void found.click())`),
    type: async (element, text) => {
      const press = async (keys: string) => send('type', { id: await idOf(element), text: keys });
      if (!isWebKit) return void (await press(text.replaceAll('\n', ENTER)));
      const value = () => run<string>(`${element}.then(({ value }) => value)`);
      for (const keys of text.split(/(\n)/).filter(Boolean)) {
        const before = await value();
        const wanted = keys === '\n' ? '' : before + keys;
        // Its driver answers before the last keys have arrived, and now and then loses one.
        const typeSurely = async () => {
          await run(`${element}.then((input) => void (input.value = ${JSON.stringify(before)}))`);
          await press(keys.replace('\n', ENTER));
          await vi.waitFor(async () => expect(await value()).toBe(wanted), 1_000);
        };
        await typeSurely().catch(typeSurely);
      }
    },
  };
}

/** By Marionette, as Firefox's own driver does. */
export async function launchFirefox(launch: Launch): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'saffron-firefox-'));
  const port = await freePort();
  const prefs = {
    'marionette.port': port,
    'remote.prefs.recommended': true,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'app.update.disabledForTesting': true,
  };
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(prefs)
      .map(([name, value]) => `user_pref("${name}", ${value});\n`)
      .join(''),
  );
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  // As root, Firefox does not start in another user's home, which CI may give it.
  const env = { ...process.env, HOME: profile };
  const child = spawn(launch.executable, args, { stdio: 'ignore', env });
  const socket = await connectWhenReady(port, child);
  const call = speakMarionette(socket);
  const proxy = `127.0.0.1:${launch.proxyPort}`;
  const session = (await call('WebDriver:NewSession', {
    ...CAPABILITIES,
    proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: ['127.0.0.1'] },
  })) as { capabilities: { browserVersion: string } };

  return drive(
    `Firefox ${session.capabilities.browserVersion}`,
    async (command, params) => {
      const answer = await call(COMMANDS[command][0], params);
      return Array.isArray(answer) ? answer : (answer as { value?: unknown }).value;
    },
    async () => {
      await call('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
      socket.destroy();
      await end(child);
      await rm(profile, { recursive: true, force: true });
    },
  );
}

/** Messages are JSON after their length in bytes: `[0, id, command, params]` and `[1, id, error, result]`. */
function speakMarionette(socket: Socket) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const start = colon + 1;
      const length = Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < start + length) return;
      const message = JSON.parse(received.subarray(start, start + length).toString());
      received = received.subarray(start + length);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const call = waiting.get(id);
      if (error) call?.reject(new Error(`${error.error}: ${error.message}`));
      else call?.resolve(result);
    }
  });

  return (name: string, params: Record<string, unknown>): Promise<unknown> => {
    lastId += 1;
    const message = JSON.stringify([0, lastId, name, params]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    let call!: PromiseWithResolvers<unknown>;
    const promise = new Promise<unknown>((resolve, reject) => {
      call = { resolve, reject } as PromiseWithResolvers<unknown>;
    });
    waiting.set(lastId, call);
    return promise;
  };
}

export async function launchWebKit(
  launch: Launch & { driver: string; env: Record<string, string> },
): Promise<Browser> {
  const port = await freePort();
  const child = spawn(launch.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...launch.env },
  });
  (await connectWhenReady(port, child)).destroy();
  const address = `http://127.0.0.1:${port}/session`;
  let session = '';

  const send: Send = async (command, params) => {
    const [, method, path] = COMMANDS[command];
    const url = `${address}${session && `/${session}`}${path.replace('{id}', String(params.id))}`;
    const response = await fetch(url, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(params) }),
    });
    const { value } = (await response.json()) as { value: Record<string, unknown> };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

  const { sessionId, capabilities: given } = (await send('newSession', {
    capabilities: {
      alwaysMatch: {
        ...CAPABILITIES,
        'webkitgtk:browserOptions': {
          binary: launch.executable,
          // If WebDriver set the proxy, a call by TLS would speak TLS with the proxy too.
          args: [
            '--automation',
            `--proxy=http://127.0.0.1:${launch.proxyPort}`,
            '--ignore-host=127.0.0.1',
          ],
        },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  session = sessionId;

  return drive(`WebKitGTK ${given.browserVersion}`, send, async () => {
    await send('delete', {}).catch(() => {});
    await end(child);
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function connectWhenReady(port: number, child: ChildProcess): Promise<Socket> {
  const deadline = Date.now() + START_TIME_LIMIT;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
