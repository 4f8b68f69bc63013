/** What `npm audit --json` prints: a report, or why npm could not make one. */
interface Report {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<string, { severity: string }>;
  metadata?: { dependencies?: { prod?: number } };
}

/**
 * Reads what `npm audit --json` has printed.
 *
 * @returns 0 if nothing is known against the packages, 1 for a vulnerable one, 2 if nobody could tell
 */
export function judgeAudit(stdout: string, stderr: string): { exitCode: number; line: string } {
  let report: Report;
  try {
    report = JSON.parse(stdout);
  } catch {
    const [message = 'npm said nothing'] = `${stdout}\n${stderr}`.split('\n').filter(Boolean);
    report = { message };
  }

  const { vulnerabilities, metadata } = report;
  const packages = metadata?.dependencies?.prod;
  if (!vulnerabilities || packages === undefined) {
    const reason = report.error?.summary || report.message || 'npm gave no report';
    return { exitCode: 2, line: `NOT AUDITED: the registry could not be asked. ${reason}` };
  }
  const found = Object.entries(vulnerabilities);
  if (found.length > 0) {
    const names = found.map(([name, { severity }]) => `${name} (${severity})`).join(', ');
    return { exitCode: 1, line: `Vulnerable: ${names}. See npm audit --omit=dev.` };
  }
  return { exitCode: 0, line: `No known vulnerability in the ${packages} packages that ship.` };
}
