import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Without a window, the browser starts and renders in half the time. */
const SHELL = 'chromium-headless-shell';

export const isShell = (path: string) => /headless[-_]shell/.test(path);

/** Finds a browser: `CHROME_PATH`, Playwright's or the system's. `whole` is for pop-ups, which the shell lacks. */
export function findBrowser(kind: 'any' | 'whole' | 'shell' = 'any'): string | undefined {
  const fits = (path: string) => kind === 'any' || isShell(path) === (kind === 'shell');
  const named = process.env.CHROME_PATH;
  if (named && fits(named)) {
    if (!runs(named)) throw new Error(`CHROME_PATH names no browser that runs: "${named}".`);
    return named;
  }
  return [chromium.executablePath(), ...systemBrowsers()].find((path) => fits(path) && runs(path));
}

function systemBrowsers(): string[] {
  switch (process.platform) {
    case 'darwin':
      return ['/Applications', join(process.env.HOME ?? '', 'Applications')].flatMap((folder) => [
        join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
        join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      ]);
    case 'win32':
      return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
        .map((variable) => process.env[variable])
        .filter((folder) => folder !== undefined)
        .flatMap((folder) => [
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Chromium/Application/chrome.exe'),
        ]);
    default:
      return [
        SHELL,
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
      ].flatMap((name) =>
        (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
      );
  }
}

/** Some systems have a file of that name that only says what to install. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows the question would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 120_000 }).status === 0;
}
