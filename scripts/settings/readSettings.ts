import type { Settings } from '../../src/app/settings.ts';
import { isModelName, isTokenForm } from '../../src/wire/connections/modelName.ts';

/** In UTF-16 units. A longer one does not fit into the heading. */
const LONGEST_BRAND = 40;

export const SETTING_NAMES = [
  'VITE_HF_ACCESS_TOKEN',
  'VITE_HF_MODEL',
  'VITE_HF_PROVIDER',
  'VITE_HF_VISION_MODEL',
  'VITE_INFERENCE_ENDPOINT',
  'VITE_BRAND',
  'VITE_HF_OAUTH_CLIENT_ID',
  'VITE_SITE_URL',
  'VITE_LEGAL_URL',
  'VITE_OFFLINE',
] as const;

/** An empty value counts as unset. */
export type Environment = Partial<Record<(typeof SETTING_NAMES)[number], string | undefined>>;

/** A file beside the page, which introduces it to the hub if the host registered no OAuth app. */
export const CLIENT_FILE = 'oauth-client.json';

/**
 * Throws an error in one line that names the wrong setting and never holds the token.
 * @param env the environment of a build
 * @param knownProviders the providers that the client can call
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: it checks one setting after another
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it checks one setting after another
export function readSettings(env: Environment, knownProviders: readonly string[]): Settings {
  const {
    VITE_HF_ACCESS_TOKEN: accessToken,
    VITE_INFERENCE_ENDPOINT: endpoint,
    VITE_HF_OAUTH_CLIENT_ID: clientId,
    VITE_SITE_URL: site,
    VITE_LEGAL_URL: legalUrl,
    VITE_OFFLINE: offline = 'on',
  } = env;
  const model = env.VITE_HF_MODEL || 'mistralai/Mixtral-8x7B-Instruct-v0.1';
  const provider = env.VITE_HF_PROVIDER || 'together';
  const visionModel = env.VITE_HF_VISION_MODEL || undefined;
  const brand = (env.VITE_BRAND || 'Saffron').trim();

  if (accessToken && !/^[\x21-\x7e]+$/.test(accessToken)) {
    throw new Error(
      'VITE_HF_ACCESS_TOKEN cannot be a token: it contains a space or a character that no token has.',
    );
  }
  if (accessToken && /^hf[^a-z\d]/i.test(accessToken) && !isTokenForm(accessToken)) {
    throw new Error(
      'VITE_HF_ACCESS_TOKEN is not a whole token: tokens are hf_ and at least 20 letters or digits.',
    );
  }
  if (model.startsWith('hf_')) {
    throw new Error("VITE_HF_MODEL holds a token, not a model's name.");
  }
  if (!isModelName(model, !endpoint)) {
    throw new Error(`VITE_HF_MODEL cannot be a model's name: "${model}".`);
  }
  if (visionModel && (visionModel.startsWith('hf_') || !isModelName(visionModel, !endpoint))) {
    throw new Error(
      `VITE_HF_VISION_MODEL cannot be a model's name${visionModel.startsWith('hf_') ? ': it holds a token.' : `: "${visionModel}".`}`,
    );
  }
  if (!knownProviders.includes(provider)) {
    throw new Error(
      `VITE_HF_PROVIDER is not a provider that the client knows: "${provider}". It knows ${knownProviders.join(', ')}.`,
    );
  }
  if (accessToken && !accessToken.startsWith('hf_')) {
    if (provider === 'auto')
      throw new Error('VITE_HF_PROVIDER cannot be "auto" with the key of one provider: name it.');
    for (const name of ['VITE_HF_MODEL', 'VITE_HF_VISION_MODEL'] as const) {
      if (env[name]?.includes(':'))
        throw new Error(`${name} cannot name a provider beside that provider's own key.`);
    }
  }
  if (endpoint && accessToken) {
    throw new Error(
      'VITE_INFERENCE_ENDPOINT is called without a token: unset VITE_HF_ACCESS_TOKEN.',
    );
  }
  if (endpoint) checkEndpoint(endpoint);
  if (brand === '') {
    throw new Error("VITE_BRAND is blank: the kitchen needs an owner's name.");
  }
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(brand) || brand.length > LONGEST_BRAND) {
    throw new Error(
      `VITE_BRAND does not fit into a heading: it has to be one line of at most ${LONGEST_BRAND} characters.`,
    );
  }

  if (clientId && !/^[\x21-\x7e]+$/.test(clientId)) {
    throw new Error(
      'VITE_HF_OAUTH_CLIENT_ID cannot be a client id: it contains a space or a character that no id has.',
    );
  }
  const siteUrl = site ? readSiteUrl(site) : undefined;
  if (legalUrl && !isLink(legalUrl)) {
    throw new Error(
      `VITE_LEGAL_URL is neither an http or https address nor a path on this site: ${JSON.stringify(legalUrl)}.`,
    );
  }
  if (!['', 'on', 'off'].includes(offline)) {
    throw new Error(`VITE_OFFLINE must be "on" or "off", not ${JSON.stringify(offline)}.`);
  }

  return {
    accessToken: accessToken || undefined,
    model,
    provider,
    visionModel,
    endpoint: endpoint || undefined,
    brand,
    // The hub fetches this file, and only over https.
    clientId: clientId || (siteUrl?.startsWith('https:') ? siteUrl + CLIENT_FILE : undefined),
    siteUrl,
    legalUrl: legalUrl || undefined,
    worksOffline: offline !== 'off',
  };
}

/** Throws an error in one line, without the address if that holds a secret. */
function checkEndpoint(text: string) {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new Error(`VITE_INFERENCE_ENDPOINT is not an http or https address: "${text}".`);
  }
  const { username, password } = new URL(text);
  if (username || password || /[?#]/.test(text)) {
    throw new Error(
      'VITE_INFERENCE_ENDPOINT contains a user name, a password, a "?" or a "#", so no page can call it: end it with the host, /v1 or /v1/chat/completions.',
    );
  }
}

/** Throws if no page can have this address. */
function readSiteUrl(text: string): string {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password || /[?#]/.test(text)) {
    throw new Error(
      `VITE_SITE_URL is not the http or https address of a page: ${JSON.stringify(text)}.`,
    );
  }
  return url.href.replace(/\/(?:index\.html)?$/, '').concat('/');
}

/** Whether a link leads to a page on the web or on this site. */
function isLink(text: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(text) || text.startsWith('//')) return false;
  if (/^https?:/i.test(text)) return /^https?:\/\//i.test(text) && URL.canParse(text);
  return !/^[a-z][a-z\d+.-]*:/i.test(text);
}
