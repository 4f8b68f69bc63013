import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));

// Axe waits for a timer of 0 ms, which never ends while the page's time is stopped.
const axeSource = `{
  const setTimeout = (run) => void Promise.resolve().then(run);
  ${readFileSync(resolve('axe-core/axe.min.js'), 'utf8')}
}`;

export async function objections(page: Page) {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .withTags(RULES)
    .options({ preload: false, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
