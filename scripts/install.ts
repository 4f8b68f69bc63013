import { spawnSync } from 'node:child_process';

/** For five minutes at most. Returns whether the command succeeded. */
export function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** On a Debian system, if root asks. Returns whether it did. */
export function installPackages(names: string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  console.log(`Installing the system packages ${names.join(' ')}`);
  const install = ['install', '-y', '--no-install-recommends', ...names];
  return run('apt-get', ['update']) && run('apt-get', install);
}
