import { isModelName } from '../connections/modelName.ts';
import { isTokenForm } from '../connections/tokenForm.ts';

/** The longest brand that fits into the heading, in UTF-16 units. */
const LONGEST_BRAND = 40;

/** The settings of a host, as environment variables. An empty one counts as unset. */
export interface Environment {
  VITE_HF_ACCESS_TOKEN?: string | undefined;
  VITE_HF_MODEL?: string | undefined;
  VITE_HF_PROVIDER?: string | undefined;
  VITE_INFERENCE_ENDPOINT?: string | undefined;
  VITE_BRAND?: string | undefined;
  VITE_HF_OAUTH_CLIENT_ID?: string | undefined;
  VITE_SITE_URL?: string | undefined;
  VITE_LEGAL_URL?: string | undefined;
  VITE_OFFLINE?: string | undefined;
}

/** The settings of a host, checked. */
export interface Settings {
  /** The token that every call carries; undefined where none is needed. */
  accessToken: string | undefined;
  /** The model's name on the Hugging Face hub. */
  model: string;
  /** The inference provider that serves the model; `auto` if the hub's router chooses one. */
  provider: string;
  /** The address of an OpenAI-compatible server that needs no token; undefined where none is set. */
  endpoint: string | undefined;
  /** Whose kitchen it is. */
  brand: string;
  /** Who asks the hub for a visitor's leave to sign in; undefined if nobody can sign in. */
  clientId: string | undefined;
  /** The page's address, with a slash at its end; undefined if the host has not set it. */
  siteUrl: string | undefined;
  /** The address of the host's legal notice, absolute or from the page on; undefined for none. */
  legalUrl: string | undefined;
  /** Whether the page works without a network, by a service worker. */
  worksOffline: boolean;
}

/** The file beside the page that tells the hub who asks, if the host has registered nobody. */
export const CLIENT_FILE = 'oauth-client.json';

/**
 * Reads and checks a host's settings.
 *
 * @param env the environment of a build
 * @param knownProviders the providers that the client can call
 * @throws {Error} one line that names the setting that cannot be right; it never holds the token
 */
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
  const brand = (env.VITE_BRAND || 'Saffron').trim();

  if (accessToken && !/^[\x21-\x7e]+$/.test(accessToken)) {
    throw new Error(
      'VITE_HF_ACCESS_TOKEN cannot be a token: it holds a blank or a character that no token has.',
    );
  }
  if (accessToken?.startsWith('hf_') && !isTokenForm(accessToken)) {
    throw new Error(
      'VITE_HF_ACCESS_TOKEN is not a whole token: tokens are hf_ and at least 20 letters or digits.',
    );
  }
  if (model.startsWith('hf_')) {
    throw new Error("VITE_HF_MODEL is a token and not a model's name.");
  }
  if (!isModelName(model, !endpoint)) {
    throw new Error(`VITE_HF_MODEL cannot be a model's name: "${model}".`);
  }
  if (!knownProviders.includes(provider)) {
    throw new Error(
      `VITE_HF_PROVIDER is not a provider that the client knows: "${provider}". It knows ${knownProviders.join(', ')}.`,
    );
  }
  if (provider === 'auto' && accessToken && !accessToken.startsWith('hf_')) {
    throw new Error('VITE_HF_PROVIDER cannot be "auto" with a key of one provider: name that one.');
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
      'VITE_HF_OAUTH_CLIENT_ID cannot be a client id: it holds a blank or a character that no id has.',
    );
  }
  const siteUrl = site ? readSiteUrl(site) : undefined;
  if (legalUrl && !isLink(legalUrl)) {
    throw new Error(
      `VITE_LEGAL_URL is no http or https address, nor one of the site's own: ${JSON.stringify(legalUrl)}.`,
    );
  }
  if (!['', 'on', 'off'].includes(offline)) {
    throw new Error(`VITE_OFFLINE is "on" or "off", not ${JSON.stringify(offline)}.`);
  }

  return {
    accessToken: accessToken || undefined,
    model,
    provider,
    endpoint: endpoint || undefined,
    brand,
    // The hub fetches the file itself, by https alone.
    clientId: clientId || (siteUrl?.startsWith('https:') ? siteUrl + CLIENT_FILE : undefined),
    siteUrl,
    legalUrl: legalUrl || undefined,
    worksOffline: offline !== 'off',
  };
}

/** @throws {Error} one line, without the address if it holds a secret */
function checkEndpoint(text: string) {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new Error(`VITE_INFERENCE_ENDPOINT is no http or https address: "${text}".`);
  }
  const { username, password, search, hash } = new URL(text);
  if (username || password || search || hash) {
    throw new Error(
      'VITE_INFERENCE_ENDPOINT holds a user name, a password, a "?" or a "#", with which no page can call it: end it with the host, /v1 or /v1/chat/completions.',
    );
  }
}

/** @throws {Error} one line, if the page cannot be at the address */
function readSiteUrl(text: string): string {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password || url.search || url.hash) {
    throw new Error(
      `VITE_SITE_URL is not the http or https address of a page: ${JSON.stringify(text)}.`,
    );
  }
  return url.href.replace(/\/(?:index\.html)?$/, '').concat('/');
}

/** Whether a link leads to a page of the web, or of the site itself. */
function isLink(text: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(text) || text.startsWith('//')) return false;
  if (/^https?:/i.test(text)) return /^https?:\/\//i.test(text) && URL.canParse(text);
  return !/^[a-z][a-z\d+.-]*:/i.test(text);
}
