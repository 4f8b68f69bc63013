import { defineConfig } from '@playwright/test';
import { findBrowser } from '../support/browserPath';
import { isFull } from '../support/sample';

const executablePath = findBrowser();

/** They take as long as twenty other tests. */
const LONG = [
  'busy.spec.ts',
  'bringCookbook.spec.ts',
  'languages.spec.ts',
  'languageVisits.spec.ts',
  'languageScenes.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '.results',
  globalSetup: './globalSetup.ts',
  // `npm run test:browsers` runs them, which CI does too.
  testIgnore: process.env.LONG ? [] : isFull ? [] : LONG,
  // What few visitors meet and other tests partly guard. A full run and `npm run test:browsers` have it.
  grepInvert: process.env.LONG || isFull ? [] : /@rare|@alone/,
  fullyParallel: true,
  // Two for each processor of CI: workers mostly wait for the browser.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // These limits only end what hangs: a busy machine takes its time. A wait ends before its test
  // does, which then says what it waited for.
  timeout: 240_000,
  globalTimeout: 10_800_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'en-US',
    // Only specs about the worker have one: it would answer in place of the tests' routes.
    serviceWorkers: 'block',
    // Playwright would wait for moving elements. Specs about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
