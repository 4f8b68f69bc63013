import { spawnSync } from 'node:child_process';

const TIME_LIMIT = 120_000;

/** What an audit came to. */
type Verdict =
  | { kind: 'clean'; packages: number }
  | { kind: 'vulnerable'; names: string[] }
  | { kind: 'unreachable'; reason: string };

/** Asks npm's registry what is known of the packages that ship. */
function audit(): Verdict {
  const { stdout, stderr, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: TIME_LIMIT,
    shell: process.platform === 'win32',
  });
  if (error) return { kind: 'unreachable', reason: error.message };
  try {
    return read(JSON.parse(stdout));
  } catch {
    const [line = 'npm said nothing'] = `${stdout}\n${stderr}`.split('\n').filter(Boolean);
    return { kind: 'unreachable', reason: line };
  }
}

/** npm's exit code is 1 both for what it found and for what it could not ask. */
function read(report: {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<string, { severity: string }>;
  metadata?: { dependencies?: { prod?: number } };
}): Verdict {
  const { vulnerabilities, metadata, error, message } = report;
  const packages = metadata?.dependencies?.prod;
  if (!vulnerabilities || packages === undefined) {
    return { kind: 'unreachable', reason: error?.summary || message || 'npm gave no report' };
  }
  const names = Object.entries(vulnerabilities).map(
    ([name, { severity }]) => `${name} (${severity})`,
  );
  return names.length > 0 ? { kind: 'vulnerable', names } : { kind: 'clean', packages };
}

const verdict = audit();
switch (verdict.kind) {
  case 'clean':
    console.log(`Nothing is known against the ${verdict.packages} packages that ship.`);
    break;
  case 'vulnerable':
    console.error(`Vulnerable: ${verdict.names.join(', ')}. See npm audit --omit=dev.`);
    process.exitCode = 1;
    break;
  case 'unreachable':
    console.error(`NOT AUDITED: the registry could not be asked. ${verdict.reason}`);
    process.exitCode = 2;
}
