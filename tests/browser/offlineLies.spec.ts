import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COOKBOOK_WORDS } from './CookbookPage';
import { expect } from './fixtures';
import { START } from './Kitchen';
import { filesOf, loseNetwork, readCaches, test, visit, waitForWorker } from './offline';
import type { TlsSite } from './TlsSite';

async function assetOf(site: TlsSite, start: string): Promise<string> {
  const names = await readdir(join(site.folder, 'assets'));
  const name = names.find((one) => one.startsWith(start));
  if (!name) throw new Error(`The build has no ${start}.`);
  return `assets/${name}`;
}

async function visitAgain(page: Page, site: TlsSite) {
  await page.goto(site.url);
  await page.clock.runFor(6_000);
  await waitForWorker(page);
}

test('a page that the host cuts once is not stored, and the next visit stores the whole one', {
  tag: '@rare',
}, async ({ page, site, kitchen }) => {
  await page.clock.install({ time: START });
  await page.goto(site.url);
  // The worker fetches it next.
  site.cuts.add('');
  await page.clock.runFor(6_000);
  await expect.poll(() => site.cuts.size).toBe(0);
  await expect.poll(() => readCaches(page)).toEqual({});
  await visitAgain(page, site);
  expect(Object.values(await readCaches(page))).toEqual([await filesOf(site.folder)]);
  await loseNetwork(page, site);
  await page.reload();
  await kitchen.add('eggs');
  await expect(kitchen.ingredients).toHaveText(['eggs']);
});

for (const [what, start] of [
  ['a script that a browser could keep cut for a year', 'index-'],
  ['a page that a browser could keep cut for ten minutes', ''],
] as const) {
  test(`${what} is whole at the next visit`, { tag: '@rare' }, async ({ page, site, kitchen }) => {
    const path = start && (await assetOf(site, start));
    site.replies.set('', { headers: { 'cache-control': 'max-age=600' } });
    site.cuts.add(path);
    await page.goto(site.url);
    await expect.poll(() => site.requests.filter((one) => one === path)).toHaveLength(2);
    await page.goto('about:blank');
    await page.goto(site.url);
    await kitchen.add('eggs');
    await expect(kitchen.ingredients).toHaveText(['eggs']);
  });
}

for (const ending of ['js', 'css']) {
  test(`a part whose ${ending} file is cut is whole at the next visit`, { tag: '@rare' }, async ({
    page,
    site,
    kitchen,
    cookbook,
  }) => {
    await page.clock.install({ time: START });
    const names = await readdir(join(site.folder, 'assets'));
    const file = names.find((name) => RegExp(`^cookbook-.*\\.${ending}$`).test(name)) ?? '';
    site.cuts.add(`assets/${file}`);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Cookbook', exact: false }).first().click();
    await expect.poll(() => site.cuts.size).toBe(0);
    await page.clock.runFor(6_000);
    await waitForWorker(page);
    expect(Object.values(await readCaches(page))).toEqual([await filesOf(site.folder)]);
    await page.goto(site.url);
    await cookbook.open();
    await expect(cookbook.view.getByText(COOKBOOK_WORDS.isEmpty)).toBeVisible();
    await expect(kitchen.input).toBeAttached();
  });
}

test('a page that the host changes works with a network, and is not stored', {
  tag: '@rare',
}, async ({ page, site, kitchen }) => {
  const mark = () => page.locator('meta[name=host]');
  let visits = 0;
  site.rewrite = (html) => {
    visits += 1;
    return html.replace('</head>', `<meta name="host" content="${visits}"></head>`);
  };
  await visit(page, site);
  await page.goto(site.url);
  await expect(mark()).toHaveAttribute('content', /[2-9]/);
  await kitchen.add('eggs');
  await expect(kitchen.ingredients).toHaveText(['eggs']);
  await page.clock.runFor(6_000);
  await expect.poll(async () => Object.values(await readCaches(page)).flat()).toEqual([]);

  // From now on, the host changes nothing.
  site.rewrite = (html) => html;
  await page.goto(site.url);
  await expect
    .poll(() => readCaches(page).then(Object.values))
    .toEqual([await filesOf(site.folder)]);
});

test('a host that compresses is as good as any', { tag: '@rare' }, async ({ page, site }) => {
  site.isCompressing = true;
  await visit(page, site);
  expect(Object.values(await readCaches(page))).toEqual([await filesOf(site.folder)]);
  await loseNetwork(page, site);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
