import { defineConfig } from '@playwright/test';
import { findBrowser } from '../support/browserPath';

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '.results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 15_000,
  globalTimeout: 360_000,
  expect: { timeout: 4_000 },
  reporter: 'list',
  use: {
    actionTimeout: 4_000,
    navigationTimeout: 8_000,
    locale: 'en-US',
    // What moves would be waited for before each press. The specs that look at how the page moves,
    // or holds still, say so.
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
