import { CLIENT_FILE, type Settings } from '../../src/app/settings.ts';
import { type Finding, fails, ok, unclear } from './finding.ts';

/**
 * Checks the settings of the page's address and of signing in. Before a deploy there is no page to fetch.
 *
 * @param origin the page's future address, as the host says
 */
export function checkSite({ clientId, siteUrl }: Settings, origin?: string): Finding[] {
  const findings: Finding[] = [];
  if (siteUrl && origin && new URL(siteUrl).origin !== origin) {
    const text = `VITE_SITE_URL is ${siteUrl}, but the page will be at ${origin}: a sign-in would end on another page`;
    findings.push(fails(text, 'name the same place in both'));
  }
  if (siteUrl && clientId === siteUrl + CLIENT_FILE) {
    findings.push(ok(`Visitors can sign in without a registration: the build writes ${clientId}`));
  } else if (clientId) {
    const text = 'Whether visitors can sign in: the doctor cannot ask the hub for a client';
    findings.push(unclear(text, 'try it on the page'));
  } else if (siteUrl) {
    const text = 'VITE_SITE_URL is not https, so visitors cannot sign in';
    findings.push(unclear(text, 'give the page https, or set VITE_HF_OAUTH_CLIENT_ID'));
  }
  return findings;
}
