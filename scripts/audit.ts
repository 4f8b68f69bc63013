import { spawnSync } from 'node:child_process';

/** What `npm audit --json` prints: a report, or why npm could not make one. */
interface Report {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<string, { severity: string }>;
  metadata?: { dependencies?: { prod?: number } };
}

// npm ends with 1 both for a vulnerable package and for a registry that it could not ask.
const { stdout, stderr, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 120_000,
  shell: process.platform === 'win32',
});
let report: Report;
try {
  report = JSON.parse(stdout);
} catch {
  const [line] = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter(Boolean);
  report = { message: error?.message ?? line ?? 'npm said nothing' };
}

const { vulnerabilities, metadata } = report;
const packages = metadata?.dependencies?.prod;
if (!vulnerabilities || packages === undefined) {
  const reason = report.error?.summary || report.message || 'npm gave no report';
  console.error(`NOT AUDITED: the registry could not be asked. ${reason}`);
  process.exitCode = 2;
} else if (Object.keys(vulnerabilities).length > 0) {
  const names = Object.entries(vulnerabilities).map(
    ([name, { severity }]) => `${name} (${severity})`,
  );
  console.error(`Vulnerable: ${names.join(', ')}. See npm audit --omit=dev.`);
  process.exitCode = 1;
} else {
  console.log(`No known vulnerability in the ${packages} packages that ship.`);
}
