import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The browser without its window: it starts and renders in half the time. */
const SHELL = 'chromium-headless-shell';

export const isShell = (path: string) => /headless[-_]shell/.test(path);

/**
 * Finds a Chromium or Chrome that runs: the one that `CHROME_PATH` names, Playwright's own, or the
 * system's.
 *
 * @param kind `whole` if the shell will not do, such as for pop-ups; `shell` if only the shell will do
 * @returns the path of its executable; undefined if there is none
 * @throws {Error} if `CHROME_PATH` names one that does not run
 */
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

/** A file of that name is not enough: some systems keep a stub that only says what to install. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows the question would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
