import { CLIENT_FILE, type Settings } from '../../src/app/settings.ts';
import { type Finding, fails, ok, unclear } from './finding.ts';

/**
 * Checks the settings of the page's own address, of signing in and of the legal notice by themselves:
 * before a deploy there is no page to ask for.
 *
 * @param origin where the host says that the page will be
 */
export function checkSite(
  { clientId, siteUrl, legalUrl }: Settings,
  origin: string | undefined,
): { findings: Finding[]; unchecked: string[] } {
  const findings: Finding[] = [];
  const unchecked: string[] = [];

  if (siteUrl) {
    unchecked.push('whether the page is at VITE_SITE_URL');
    findings.push(
      origin && new URL(siteUrl).origin !== origin
        ? fails(
            `VITE_SITE_URL is ${siteUrl}, but the page will be at ${origin}: a sign-in would end on another page`,
            'name the same place in both',
          )
        : ok(`VITE_SITE_URL is the address of a page: ${siteUrl}`),
    );
  }
  if (siteUrl && clientId === siteUrl + CLIENT_FILE) {
    findings.push(ok(`Visitors can sign in without a registration: the build writes ${clientId}`));
    unchecked.push('whether the hub can fetch that file and takes it');
  } else if (clientId) {
    findings.push(ok('VITE_HF_OAUTH_CLIENT_ID has the form of a client id'));
    unchecked.push('whether the hub knows the client id, and sends visitors back to the page');
  } else if (siteUrl) {
    findings.push(
      unclear(
        'VITE_SITE_URL is not https, so visitors cannot sign in',
        'give the page https, or set VITE_HF_OAUTH_CLIENT_ID',
      ),
    );
  }
  if (legalUrl) {
    findings.push(ok('VITE_LEGAL_URL has the form of a link'));
    unchecked.push('whether there is a page at VITE_LEGAL_URL');
  }
  return { findings, unchecked };
}
