/** Introduces the page to the hub. Without it, sign-in needs an app that the host registered. */

import type { Plugin } from 'vite';
import type { Settings } from '../../src/app/settings.ts';
import { SIGN_IN_SCOPES } from '../../src/wire/connections/token/signInScopes.ts';
import { CLIENT_FILE } from '../settings/readSettings.ts';

/**
 * The address of this document is the client's id, as in [OAuth Client ID Metadata
 * Documents](https://datatracker.ietf.org/doc/draft-ietf-oauth-client-id-metadata-document/).
 */
export function signInClient({ brand, clientId, siteUrl }: Settings): Plugin {
  return {
    name: 'sign-in-client',
    apply: 'build',
    generateBundle() {
      if (!siteUrl || clientId !== siteUrl + CLIENT_FILE) return;
      const client = {
        client_id: clientId,
        client_name: `${brand}'s Kitchen`,
        client_uri: siteUrl,
        logo_uri: `${siteUrl}icon-512.png`,
        redirect_uris: [siteUrl],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        scope: SIGN_IN_SCOPES,
      };
      this.emitFile({ type: 'asset', fileName: CLIENT_FILE, source: JSON.stringify(client) });
    },
  };
}
