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
  grepInvert: process.env.LONG || isFull ? [] : /@rare/,
  fullyParallel: true,
  // Two for each processor of CI: workers mostly wait for the browser.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  timeout: isFull ? 120_000 : 60_000,
  // A full run searches over characters.
  globalTimeout: isFull ? 5_400_000 : 2_400_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
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
