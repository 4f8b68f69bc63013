import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { INTRUSIONS, type Intrusion, MARKUP, TYPES } from '../hostile/intrusions';
import { sample } from '../support/sample';
import { COOKBOOK_WORDS } from './CookbookPage';
import { expect, test, textsOfPage, until } from './fixtures';
import { builtPages, TEST_TOKEN } from './globalSetup';
import { SHARE_WORDS, WORDS } from './words';

declare global {
  interface Window {
    /** The directives that something has broken, in order. */
    violations: string[];
  }
}

function recordViolations() {
  window.violations = [];
  window.ran = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    window.violations.push(effectiveDirective);
  });
}

// The policy has to stop a worker, not Playwright.
test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => page.addInitScript(recordViolations));

async function readPolicy(page: Page): Promise<Record<string, string>> {
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  return policyOf(policy ?? '');
}

function policyOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

/** With a token or without, a page calls the hub, the router and this computer alone. */
const STRICT = {
  'default-src': "'none'",
  'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}=')*$/),
  'style-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}=')*$/),
  'img-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': 'https://www.youtube-nocookie.com',
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
  'worker-src': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'kitchen-worker',
  'connect-src':
    "'self' https://huggingface.co https://router.huggingface.co http://localhost:* http://127.0.0.1:*",
};

test.describe('the built page has a strict policy', () => {
  test('which comes before everything that it governs, lets the page call only the hub, the router and this computer, and allows only the page’s inline scripts, by their hashes', async () => {
    for (const name of ['token', 'sample']) {
      const html = await readFile(join(builtPages(), name, 'index.html'), 'utf8');
      const first = html.search(/<(script|link|style|base)\b/);
      const policy = html.indexOf('<meta http-equiv="Content-Security-Policy"');
      expect(policy).toBeGreaterThan(0);
      expect(policy).toBeLessThan(first);
      const [, content = ''] = /content="([^"]*)"/.exec(html.slice(policy)) ?? [];
      expect(policyOf(content)).toEqual(STRICT);
      expect(html.match(/\son\w+=|\sstyle=|javascript:/gi)).toBeNull();
      const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gis)];
      const hashes = inline.map(([, text = '']) => {
        const hash = createHash('sha256').update(text).digest('base64');
        return ` 'sha256-${hash}'`;
      });
      expect(html).toContain(`script-src 'self'${hashes.join('')};`);
      expect(
        [...html.matchAll(/\b(?:src|href)="([^"#][^"]*)"/g)].map(([, address]) => address),
      ).toEqual([...html.matchAll(/\b(?:src|href)="(\.\/[^"]*)"/g)].map(([, address]) => address));
    }
  });

  test('which nothing violates while a visitor uses the page', async ({
    openPage,
    page,
    standIn,
    consoleLines,
  }) => {
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice', 'salt');
    await kitchen.remove('salt');
    await kitchen.undoButton.click();
    standIn.router.next(
      { kind: 'status', status: 500 },
      {
        kind: 'completion',
        content:
          '# Rice &amp; eggs\n\n| a | b |\n| :-: | -: |\n| c&nbsp;d | &frac12;&deg; |\n\n- [x] e\n\n~~f~~[^1] www.g.example ![h](i)\n\n```js\nj\n```\n\n[^1]: k',
      },
    );
    await kitchen.ask();
    await kitchen.passPauseBefore(2);
    await expect(kitchen.recipe.getByRole('heading', { level: 3 })).toHaveText('Rice & eggs');
    await expect(kitchen.recipe.getByRole('cell')).toHaveText(['c\u00a0d', '½°']);
    await page.reload();
    await expect(kitchen.recipe.getByRole('heading', { level: 3 })).toHaveText('Rice & eggs');
    await kitchen.startOverButton.click();

    expect(await page.evaluate(() => window.violations)).toEqual([]);
    expect(textsOfPage(consoleLines)).toEqual([expect.stringContaining(WORDS.attemptFailed(1))]);
  });
});

async function intrude(
  page: Page,
  intrusions: Intrusion[],
  directiveOf: (row: Intrusion) => string,
) {
  // The browser also reports requests that the policy stopped.
  const left: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(page.url())) left.push(request);
  });
  for (const row of intrusions) {
    // The page's policy binds a timer, but not code that a test evaluates.
    await page.evaluate(`violations.length = 0;
      setTimeout(async () => { try { await (${row.act})() } catch {} })`);
    await expect
      .poll(() => page.evaluate(() => [...new Set(window.violations)]), {
        message: row.what,
        intervals: [10, 20, 50],
      })
      .toEqual([directiveOf(row)]);
  }
  expect(await page.evaluate(() => window.ran)).toEqual([]);
  expect(left.map((request) => request.failure()?.errorText)).toEqual(left.map(() => 'csp'));
}

test('the policy stops whatever would run code, load or send something', async ({
  page,
  sites,
}) => {
  await page.goto(sites.token.url);
  expect(await readPolicy(page)).toEqual(STRICT);
  await intrude(page, [...INTRUSIONS, ...MARKUP], ({ directive }) => directive);
});

test('the policy of a browser without Trusted Types stops all of it but markup', {
  tag: '@rare',
}, async ({ page, sites }) => {
  await page.route(sites.token.url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      "; require-trusted-types-for 'script'; trusted-types kitchen-worker",
      '',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(sites.token.url);
  expect(await readPolicy(page)).not.toHaveProperty(TYPES);
  await intrude(page, INTRUSIONS, ({ directive, otherwise }) => otherwise ?? directive);
});

test.describe('the token that the build holds', () => {
  const ECHO = [
    `{"error":"No such token: ${TEST_TOKEN}"}`,
    `{"error":{"message":"Bearer ${TEST_TOKEN}"}}`,
    `{"message":"${TEST_TOKEN}${TEST_TOKEN}"}`,
  ];

  test('is in no log, address, storage or text, even if a server repeats it, and goes only to the hub and the router', {
    tag: '@rare',
  }, async ({ openPage, page, context, standIn, consoleLines, foreignRequests }) => {
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice');
    const fail = async (status: number, body: string, type = 'application/json') => {
      const lines = consoleLines.length;
      const endpoint = status === 404 ? standIn.hub : standIn.router;
      endpoint.next({
        kind: 'status',
        status,
        body,
        type,
        headers: { 'x-request-id': TEST_TOKEN },
      });
      await kitchen.ask();
      await until(() => consoleLines.slice(lines).some(({ by }) => by === 'page'));
      await kitchen.stop();
    };
    await fail(404, ECHO[0] ?? '');
    for (const body of ECHO) await fail(401, body);
    await fail(500, `The token ${TEST_TOKEN} is spent`, 'text/plain; charset=utf-8');
    await fail(200, `<h1>${TEST_TOKEN}</h1>`, 'text/html');
    await fail(200, TEST_TOKEN);
    await kitchen.askAndGet('Egg fried rice');

    expect(JSON.stringify(consoleLines)).not.toContain(TEST_TOKEN);
    expect(consoleLines.filter(({ text }) => text.includes('[token]'))).toHaveLength(6);
    expect(JSON.stringify(foreignRequests)).not.toContain(TEST_TOKEN);
    expect(
      await page.evaluate(() => [
        location.href,
        document.documentElement.outerHTML,
        JSON.stringify({ ...sessionStorage }),
        JSON.stringify({ ...localStorage }),
        JSON.stringify(history.state),
        JSON.stringify(performance.getEntries()),
      ]),
    ).not.toContainEqual(expect.stringContaining(TEST_TOKEN));
    expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(
      TEST_TOKEN,
    );

    const carriers = standIn.requests.flatMap(({ method, host, headers }) =>
      Object.entries(headers)
        .filter(([, value]) => String(value).includes(TEST_TOKEN))
        .map(([name, value]) => `${method} ${host} ${name}: ${value}`),
    );
    expect([...new Set(carriers)].sort()).toEqual([
      `GET huggingface.co authorization: Bearer ${TEST_TOKEN}`,
      `POST router.huggingface.co authorization: Bearer ${TEST_TOKEN}`,
    ]);
    expect(JSON.stringify(standIn.requests.map(({ path, body }) => [path, body]))).not.toContain(
      TEST_TOKEN,
    );
  });

  test('is in nothing that the page shows, keeps, copies, shares or exports of an answer that repeats it', {
    tag: '@rare',
  }, async ({ openPage, page, context, cookbook, standIn, consoleLines }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice');
    const [first, second] = [TEST_TOKEN.slice(0, 15), TEST_TOKEN.slice(15)];
    const recipeOf = (token: string) => ({
      title: `Soup ${token}`,
      ingredients: [`1 egg ${token}`],
      steps: [`Boil ${token} for 5 minutes.`, 'Serve.'],
      notes: [`https://example.com/${token}`],
    });
    const markdownOf = (token: string) =>
      `# Soup ${token}\n\n## Ingredients\n\n- 1 egg ${token}\n\n## Method\n\n1. Boil ${token} for 5 minutes.\n2. Serve.\n`;
    const answers = [
      JSON.stringify(recipeOf(TEST_TOKEN)).replaceAll('T', '\\u0054'),
      markdownOf(`${first}<b title=">${'x'.repeat(600)}">${second}</b>`),
      markdownOf(`[${first}][a]${second}`).concat('\n[a]: https://example.com\n'),
      `<html><h1>Soup ${first}<i title=">">${second}</i></h1><h2>Ingredients</h2><ul><li>1 egg</li></ul><h2>Method</h2><ol><li>Boil ${TEST_TOKEN} for 5 minutes.</li><li>Serve.</li></ol></html>`,
    ];
    const pane = page.getByRole('region', { name: 'Recipe', exact: true });
    const ways = [
      [SHARE_WORDS.copy, SHARE_WORDS.copied],
      [SHARE_WORDS.link, SHARE_WORDS.linkCopied],
    ] as const;
    const found: string[] = [];
    // hideToken.test.ts has the other forms.
    for (const content of sample(answers, 2)) {
      standIn.router.next({ kind: 'completion', content });
      await kitchen.askAndGet('Soup');
      await cookbook.saveButton.click();
      await expect(cookbook.savedButton).toBeVisible();
      for (const [name, outcome] of ways) {
        for (const press of [WORDS.more, name])
          await page.getByRole('button', { name: press, exact: true }).click();
        await expect(pane.locator('[dir=ltr] > [role=status]').first()).toHaveText(outcome);
        found.push(
          await page.evaluate(async () => {
            const [item] = await navigator.clipboard.read();
            const texts = item?.types.map(async (type) => (await item.getType(type)).text()) ?? [];
            return (await Promise.all(texts)).join('\n');
          }),
        );
      }
      const link = found.at(-1) ?? '';
      expect(link).toContain('#');
      const exporting = page.waitForEvent('download');
      for (const name of [WORDS.more, SHARE_WORDS.file, SHARE_WORDS.markdown])
        await page.getByRole('button', { name, exact: true }).click();
      found.push(await readFile(await (await exporting).path(), 'utf8'));
      found.push(
        ...(await page.evaluate(() => [
          location.href,
          document.title,
          document.documentElement.textContent ?? '',
          document.documentElement.outerHTML,
          JSON.stringify({ ...sessionStorage, ...localStorage, ...history.state }),
        ])),
      );
      const visitor = await context.newPage();
      await visitor.goto(link);
      await expect(visitor.getByText('Soup').first()).toBeVisible();
      found.push(await visitor.evaluate(() => document.documentElement.outerHTML));
      await visitor.close();
      await kitchen.cookButton.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      found.push(await page.evaluate(() => document.title + document.body.outerHTML));
      await page.keyboard.press('Escape');
    }
    await cookbook.open();
    const downloading = page.waitForEvent('download');
    await cookbook.openFiles();
    await cookbook.button(COOKBOOK_WORDS.everything).click();
    found.push(await readFile(await (await downloading).path(), 'utf8'));
    found.push(JSON.stringify(await context.storageState({ indexedDB: true })));
    found.push(JSON.stringify(consoleLines));
    expect(found.at(-2)).toContain('[token]');
    for (const text of found) {
      expect(text.replace(/[^a-z\d]/gi, '').toLowerCase()).not.toMatch(/testtoken|browsertests/);
    }
  });

  test('is in one script of one build, and no build has a source map', async () => {
    const pages = builtPages();
    const holders: string[] = [];
    for (const file of await readdir(pages, { recursive: true })) {
      const text = await readFile(join(pages, file), 'latin1').catch(() => '');
      for (const _ of text.matchAll(new RegExp(TEST_TOKEN, 'g'))) holders.push(file);
      expect(file).not.toMatch(/\.map$/);
      expect(text).not.toContain('sourceMappingURL');
    }
    expect(holders).toEqual([expect.stringMatching(/^token[\\/]assets[\\/][\w-]+\.js$/)]);
  });
});
