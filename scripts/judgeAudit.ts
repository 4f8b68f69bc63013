/** The output of `npm audit --json`: a report, or the reason why npm made none. */
interface Report {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<string, { severity: string }>;
  metadata?: { dependencies?: { prod?: number } };
}

/**
 * Reads the output of `npm audit --json`.
 *
 * @returns 0 if the packages have no known holes, 1 if one has, 2 if the audit failed
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
