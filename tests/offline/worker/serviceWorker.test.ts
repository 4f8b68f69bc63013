import { describe, expect, it, vi } from 'vitest';
import { BUSY_LOCK, CACHES, PAGE, SCOPE, startWorker, type Tab } from './startWorker';

const OWN = `${CACHES}new`;
const OLD = `${CACHES}old`;
const OLD_SCRIPT = `${SCOPE}assets/index-old.js`;
const NEW_SCRIPT = `${SCOPE}assets/index-new.js`;
/** Of other applications on the same origin, and of this page in another folder. */
const FOREIGN = [
  'another application',
  'saffron.files https://kitchen.example/ old',
  'saffron.files https://kitchen.example/saffron/beta/ old',
];

async function startBesideOlder() {
  const worker = await startWorker();
  for (const name of FOREIGN) worker.caches.add(name, SCOPE);
  worker.caches.add(OLD, SCOPE, OLD_SCRIPT, `${SCOPE}assets/part-old.js`);
  worker.caches.add(OWN, NEW_SCRIPT).entries.set(SCOPE, new Response(PAGE));
  return worker;
}

describe('the worker that is installed', () => {
  it('stores the page and every file of its build, each with its hash', async () => {
    const { send, caches, fetchFile } = await startWorker();
    await send('install');
    const cache = caches.all.get(OWN);
    expect([...(cache?.entries.keys() ?? [])]).toEqual([NEW_SCRIPT, `${SCOPE}icon.svg`, SCOPE]);
    expect(fetchFile.mock.calls).toEqual([
      [SCOPE, { cache: 'reload' }],
      [NEW_SCRIPT, { integrity: 'sha256-a', cache: 'default' }],
      [`${SCOPE}icon.svg`, { integrity: 'sha256-b', cache: 'no-cache' }],
    ]);
  });

  it.each<[string, (worker: Awaited<ReturnType<typeof startWorker>>) => void]>([
    ['a tab shows it', ({ tabs }) => tabs.push({ url: `${SCOPE}de/?a=b`, isUncontrolled: true })],
    ['an older build has it', ({ caches }) => caches.add(OLD, `${SCOPE}de/`)],
  ])('stores the page of another language with its files if %s', async (_, prepare) => {
    const worker = await startWorker();
    prepare(worker);
    await worker.send('install');
    expect([...(worker.caches.all.get(OWN)?.entries.keys() ?? [])]).toEqual([
      NEW_SCRIPT,
      `${SCOPE}icon.svg`,
      SCOPE,
      `${SCOPE}assets/words-de.js`,
      `${SCOPE}de/manifest.webmanifest`,
      `${SCOPE}de/`,
    ]);
  });

  it.each<[string, () => Response]>([
    ['the page of another build', () => new Response(PAGE.replace('new', 'old'))],
    ['a part of the page', () => new Response(PAGE.slice(0, -1))],
    ['an error', () => new Response(PAGE, { status: 503 })],
    [
      'a page from elsewhere',
      () => Object.defineProperty(new Response(PAGE), 'redirected', { value: true }),
    ],
  ])('stores nothing if the host gives %s', async (_, answer) => {
    const { send, caches, fetchFile, skipWaiting } = await startWorker();
    fetchFile.mockImplementation(async () => answer());
    await expect(send('install')).rejects.toThrow('The host does not give the page');
    expect(caches.names).toEqual([]);
    expect(skipWaiting).not.toHaveBeenCalled();
  });

  it('asks the host for a file that the browser keeps in another form, and stores nothing if the host has none better', async () => {
    const { send, caches, fetchFile } = await startWorker();
    const give = fetchFile.getMockImplementation();
    let isCut = true;
    fetchFile.mockImplementation(async (asked, init) => {
      if (init?.integrity === 'sha256-a' && (isCut || init.cache !== 'reload')) {
        throw new TypeError('A hash does not match.');
      }
      return give?.(asked, init) ?? new Response();
    });
    await expect(send('install')).rejects.toThrow('A hash does not match.');
    expect(caches.names).toEqual([]);
    isCut = false;
    await send('install');
    expect(await caches.match(NEW_SCRIPT)).toBeDefined();
  });

  it('stores nothing of a page that the host has changed, and takes over all the same', async () => {
    const { send, caches, fetchFile, skipWaiting } = await startWorker();
    fetchFile.mockImplementation(async () => new Response(PAGE.replace('<div', '<b></b><div')));
    await send('install');
    expect(caches.names).toEqual([]);
    expect(skipWaiting).toHaveBeenCalledOnce();
  });
});

describe.each(['install', 'message'])('on "%s" the worker', (type) => {
  const event = { data: 'free' };

  it('takes over if no tab is busy', async () => {
    const { send, locks, skipWaiting } = await startWorker();
    locks.push({ name: 'another lock' }, { name: 'saffron.busy https://kitchen.example/' });
    await send(type, event);
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it('waits while a tab is busy', async () => {
    const { send, locks, skipWaiting } = await startWorker();
    locks.push({ name: 'another lock' }, { name: BUSY_LOCK });
    await send(type, event);
    expect(skipWaiting).not.toHaveBeenCalled();
  });
});

it('a message that a page has started lets no worker take over', async () => {
  const { send, skipWaiting } = await startWorker();
  await send('message', { data: 'started' });
  expect(skipWaiting).not.toHaveBeenCalled();
});

describe('the worker answers', () => {
  it.each([
    ['the page', './', PAGE],
    ['the page with a query', './?source=icon', PAGE],
    ['the page by its name', 'index.html', PAGE],
    ['a file of its build', 'assets/index-new.js', `${OWN} ${NEW_SCRIPT}`],
    ['a file of an older build', 'assets/index-old.js', `${OLD} ${OLD_SCRIPT}`],
  ])('%s from its caches', async (_, address, answer) => {
    const { ask, fetchFile } = await startBesideOlder();
    expect(await ask(address)).toBe(answer);
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('a file that no cache has from the network', async () => {
    const { ask, fetchFile } = await startBesideOlder();
    expect(await ask('icon.svg')).toContain('file');
    expect(fetchFile).toHaveBeenCalledOnce();
  });

  it('the foods of a language from the network once, if they are what the build says', async () => {
    const { ask, fetchFile } = await startBesideOlder();
    const path = 'assets/language-de.js';
    await ask(path);
    await ask(path);
    expect(fetchFile).toHaveBeenCalledOnce();
    expect(fetchFile.mock.calls[0]).toEqual([
      SCOPE + path,
      { integrity: 'sha256-c', cache: 'default' },
    ]);
  });

  it('the foods of a language, even while the storage is full', async () => {
    const { ask, caches } = await startBesideOlder();
    vi.spyOn(await caches.open(OWN), 'put').mockRejectedValue(new Error('QuotaExceededError'));
    expect(await ask('assets/language-de.js')).toContain('file');
  });

  it('nothing from the cache of another application', async () => {
    const { ask, caches, fetchFile } = await startBesideOlder();
    caches.add('another application', `${SCOPE}icon.svg`);
    expect(await ask('icon.svg')).toContain('file');
    expect(fetchFile).toHaveBeenCalledOnce();
  });

  it.each([
    ['a request that sends something', './', { method: 'POST', body: 'x' }],
    ['another site', 'https://router.example/assets/index-new.js', {}],
    ['another folder of the site', '/assets/index-new.js', {}],
    ['a file that is not of the build', 'docs/guide.html', {}],
    ['what every object has', 'constructor', {}],
    ['a file with a query', 'icon.svg?x', {}],
    ['a hashed file with a query', 'assets/index-new.js?x', {}],
  ])('no request for %s', async (_, address, init) => {
    const { ask } = await startBesideOlder();
    expect(await ask(address, init)).toBeNull();
  });
});

describe('a visit', () => {
  const changed = PAGE.replace('<div', '<b></b><div');

  it.each([
    ['that is not stored', ''],
    ['of which only a part is stored', PAGE.slice(0, 60)],
  ])(
    'to a page %s asks the host, not an older build, and stores what is of this build',
    async (_, part) => {
      const worker = await startBesideOlder();
      const { caches, fetchFile, ask } = worker;
      const cache = await caches.open(OWN);
      cache.entries.delete(SCOPE);
      if (part) cache.entries.set(SCOPE, new Response(part));
      fetchFile.mockImplementationOnce(async () => new Response(changed));
      expect(await ask('./')).toBe(changed);
      expect(await ask('./')).toBe(PAGE);
      await vi.waitFor(async () => expect(await (await cache.match(SCOPE))?.text()).toBe(PAGE));
      fetchFile.mockClear();
      expect(await ask('./')).toBe(PAGE);
      expect(fetchFile).not.toHaveBeenCalled();
    },
  );

  it('to a page that only an older build has stored shows that one without a network', async () => {
    const { caches, fetchFile, ask } = await startBesideOlder();
    caches.all.get(OWN)?.entries.delete(SCOPE);
    fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await ask('./')).toBe(`${OLD} ${SCOPE}`);
  });
});

describe("an older build's cache", () => {
  it.each([
    ['activate', {}],
    ['message', { data: 'started' }],
  ])('is removed on "%s" if no tab runs its script; those of others stay', async (type, event) => {
    const { send, tabs, caches } = await startBesideOlder();
    tabs.push({ url: SCOPE, script: NEW_SCRIPT });
    await send(type, event);
    expect(caches.names).toEqual([...FOREIGN, OWN]);
  });

  it('is removed if no tab is open', async () => {
    const { send, caches } = await startBesideOlder();
    await send('activate');
    expect(caches.names).toEqual([...FOREIGN, OWN]);
  });

  it('stays as long as one tab runs its script', async () => {
    const { send, tabs, caches } = await startBesideOlder();
    tabs.push({ url: SCOPE, script: NEW_SCRIPT }, { url: `${SCOPE}?x`, script: OLD_SCRIPT });
    caches.add(`${CACHES}oldest`, SCOPE);
    await send('activate');
    expect(caches.names).toEqual([...FOREIGN, OLD, OWN]);
  });

  it('does not wait for a tab of another page', async () => {
    const { send, tabs, caches } = await startBesideOlder();
    tabs.push({ url: `${SCOPE}docs/guide.html` }, { url: 'https://kitchen.example/' });
    await send('activate');
    expect(caches.names).toEqual([...FOREIGN, OWN]);
  });

  it('stays if a tab says nothing for three seconds', async () => {
    const { send, tabs, caches, timeouts } = await startBesideOlder();
    tabs.push({ url: SCOPE }, { url: SCOPE, script: NEW_SCRIPT });
    const done = send('activate');
    await vi.waitFor(() => expect(timeouts).toHaveLength(2));
    expect(timeouts.map(({ after }) => after)).toEqual([3_000, 3_000]);
    for (const { run } of timeouts) run();
    await done;
    expect(caches.names).toEqual([...FOREIGN, OLD, OWN]);
  });

  it.each(['installing', 'waiting'] as const)(
    'stays while a newer worker is %s, whose cache it may be',
    async (state) => {
      const { send, caches, registration } = await startBesideOlder();
      registration[state] = {};
      await send('activate');
      expect(caches.names).toEqual([...FOREIGN, OLD, OWN]);
    },
  );

  it('is there until the new worker has claimed the pages', async () => {
    const { send, clients, caches } = await startBesideOlder();
    const claimed: string[][] = [];
    clients.claim.mockImplementation(async () => {
      claimed.push(caches.names);
    });
    await send('activate');
    expect(claimed).toEqual([[...FOREIGN, OLD, OWN]]);
  });
});

describe('a timer that has ended', () => {
  const NOTICE = {
    type: 'timer',
    title: 'Time is up: step 2',
    body: '12 minutes',
    tag: 'a-1-0 9',
    lang: 'en',
  };
  const message = { data: NOTICE, source: { id: 'two' } };

  it('is one notification that names what the page has said', async () => {
    const { send, tabs, registration } = await startWorker();
    tabs.push({ url: SCOPE, id: 'one' }, { url: SCOPE, id: 'two' });
    await send('message', message);
    expect(registration.showNotification.mock.calls).toEqual([
      [
        'Time is up: step 2',
        {
          body: '12 minutes',
          tag: 'a-1-0 9',
          icon: `${SCOPE}icon-192.png`,
          lang: 'en',
          data: 'two',
        },
      ],
    ]);
  });

  it('has the same tag from three tabs, so the browser shows one notification', async () => {
    const { send, tabs, registration } = await startWorker();
    for (const id of ['one', 'two', 'three']) tabs.push({ url: SCOPE, id });
    for (const { id } of tabs) await send('message', { data: NOTICE, source: { id } });
    const tags = registration.showNotification.mock.calls.map(([, { tag }]) => tag);
    expect(new Set(tags)).toEqual(new Set(['a-1-0 9']));
  });

  it.each<[string, Partial<Tab>]>([
    ['a tab of the page', { url: SCOPE }],
    ['a tab that no worker controls', { url: `${SCOPE}?x`, isUncontrolled: true }],
  ])('is no notification while the visitor sees %s', async (_, tab) => {
    const { send, tabs, registration } = await startWorker();
    tabs.push({ url: SCOPE, id: 'two' }, { url: SCOPE, isVisible: true, ...tab });
    await send('message', message);
    expect(registration.showNotification).not.toHaveBeenCalled();
  });

  it('is a notification while the visitor sees another page of the site', async () => {
    const { send, tabs, registration } = await startWorker();
    tabs.push({ url: 'https://kitchen.example/mail', isVisible: true });
    await send('message', message);
    expect(registration.showNotification).toHaveBeenCalledOnce();
  });

  it('lets no worker take over and removes no cache', async () => {
    const { send, caches, skipWaiting } = await startBesideOlder();
    await send('message', message);
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(caches.names).toContain(OLD);
  });

  it.each<[string, Tab[], focused: string[], opened: string[]]>([
    [
      'the tab with the timer',
      [
        { url: SCOPE, id: 'one' },
        { url: SCOPE, id: 'two' },
      ],
      ['two'],
      [],
    ],
    ['another tab of the page', [{ url: SCOPE, id: 'one' }], ['one'], []],
    ['a new tab', [{ url: 'https://kitchen.example/mail', id: 'mail' }], [], [SCOPE]],
  ])('leads to %s by a press', async (_, open, shown, opened) => {
    const { send, tabs, focused, clients } = await startWorker();
    tabs.push(...open);
    const close = vi.fn();
    await send('notificationclick', { notification: { data: 'two', close } });
    expect(close).toHaveBeenCalledOnce();
    expect(focused).toEqual(shown);
    expect(clients.openWindow.mock.calls.flat()).toEqual(opened);
  });
});

describe('the worker of a host that wants none', () => {
  it('removes every cache of the page, and itself; those of others stay', async () => {
    const { send, caches, registration } = await startWorker('removal.ts');
    for (const name of [...FOREIGN, OLD, OWN]) caches.add(name, SCOPE);
    await send('activate');
    expect(caches.names).toEqual(FOREIGN);
    expect(registration.unregister).toHaveBeenCalledOnce();
  });

  it.each(['install', 'message'])('takes over on "%s" if no tab is busy', async (type) => {
    const worker = await startWorker('removal.ts');
    worker.locks.push({ name: BUSY_LOCK });
    await worker.send(type);
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    worker.locks.pop();
    await worker.send(type);
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
  });

  it('answers no request', async () => {
    const { ask, caches } = await startWorker('removal.ts');
    caches.add(OWN, SCOPE);
    expect(await ask('./')).toBeNull();
  });
});
