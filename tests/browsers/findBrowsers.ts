import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Found<Parts> = { isThere: true; parts: Parts } | { isThere: false; reason: string };

export interface FirefoxParts {
  executable: string;
}

export interface WebKitParts {
  executable: string;
  driver: string;
  /** The X server for it; undefined if there is a screen already. */
  screen: string | undefined;
}

export function findFirefox(): Found<FirefoxParts> {
  const executable = [process.env.FIREFOX_PATH, ...onPath('firefox-esr', 'firefox')].find(runs);
  if (executable) return { isThere: true, parts: { executable } };
  return { isThere: false, reason: 'there is no Firefox (Debian: firefox-esr)' };
}

export function findWebKit(): Found<WebKitParts> {
  const missing = (what: string) => ({
    isThere: false as const,
    reason: `there is no ${what} (Debian: webkit2gtk-driver and xvfb)`,
  });
  const [driver] = onPath('WebKitWebDriver');
  if (!driver) return missing('WebKitWebDriver');
  const executable = findMiniBrowser();
  if (!executable) return missing('MiniBrowser of WebKitGTK');
  const hasScreen = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  const [screen] = hasScreen ? [] : onPath('Xvfb');
  if (!hasScreen && !screen) return missing('Xvfb');
  return { isThere: true, parts: { executable, driver, screen } };
}

function onPath(...names: string[]): string[] {
  return names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .filter(existsSync);
}

function findMiniBrowser(): string | undefined {
  const libraries = ['/usr/libexec', '/usr/lib'].filter(existsSync);
  const folders = libraries.flatMap((library) => [
    library,
    ...readdirSync(library).map((name) => join(library, name)),
  ]);
  return folders
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
        join(folder, version, 'MiniBrowser'),
      ),
    )
    .find(existsSync);
}

function runs(path: string | undefined): path is string {
  if (!path || !existsSync(path)) return false;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 120_000 }).status === 0;
}
