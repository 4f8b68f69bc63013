import { spawnSync } from 'node:child_process';

/** Stops the command after five minutes. Returns whether it succeeded. */
export function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Needs a Debian system, and root. Returns whether it installed them. */
export function installPackages(names: string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  console.log(`Installing the system packages ${names.join(' ')}`);
  const install = ['install', '-y', '--no-install-recommends', ...names];
  return run('apt-get', ['update']) && run('apt-get', install);
}
