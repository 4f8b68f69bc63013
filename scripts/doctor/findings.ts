const TOKENS = 'https://huggingface.co/settings/tokens';

/** The permission that a token needs. */
export const PERMISSION = 'inference.serverless.write';

/** What every finding can name: where a host sees tokens, and makes one with the permission. */
export const PAGES = {
  tokens: TOKENS,
  newToken: `${TOKENS}/new?ownUserPermissions=${PERMISSION}&tokenType=fineGrained`,
};

/** The end of a finding that a call could settle. */
const TRY = 'prove it with --try';

/**
 * All that the doctor says. `fails`: the page would not work. `?`: the doctor could not check it. After the arrow is
 * what the host can do.
 */
const FINDINGS = {
  setting: 'fails  {message}  → correct it in .env or in the environment',
  sampleRecipes: 'ok     No model is set: visitors get sample recipes until they connect one',
  otherModel: 'ok     The page calls {model}, {route}',

  keyOfProvider: `?      VITE_HF_ACCESS_TOKEN does not begin with hf_, so it has to be a key of {provider}, which the hub cannot check  → ${TRY}`,
  noToken:
    'fails  VITE_HF_ACCESS_TOKEN is not a token: tokens are hf_ and at least 20 letters or digits  → copy the whole token, or make a new one at {newToken}',
  tokenRejected: 'fails  The hub does not accept the token (401)  → make a new one at {newToken}',
  tokenUnclear: `?      Whether the token is valid: {why}  → run this again later, or ${TRY}`,
  tokenAccepted: 'ok     The hub accepts the token',
  mayCall: 'ok     The token may call Inference Providers',
  mayCallUnclear: `?      The hub does not say whether this token may call a model  → ${TRY}`,
  mayCallForOthers: `?      The token may call Inference Providers on an organization's account only, but the page calls on the user's  → give the token the permission for the user too, or ${TRY}`,
  mayNotCall:
    'fails  The token is fine-grained and lacks the permission to call Inference Providers  → tick "Make calls to Inference Providers" at {tokens}, or make a new token at {newToken}',

  modelUnclear: '?      Whether {provider} serves {model}: {why}  → run this again later',
  modelNotOnHub: `?      Whether {provider} serves {model}: the hub does not know its names  → ${TRY}`,
  modelForbidden:
    "fails  This token may not use the model {model} (403)  → set VITE_HF_MODEL to a model's name on the hub, such as one from {models}",
  modelUnknown:
    "fails  The hub does not know the model {model}, or hides it from this token ({status})  → set VITE_HF_MODEL to a model's name on the hub, such as one from {models}",
  modelServed: 'ok     The model {model} is served by {names}',
  modelOnTrial: `?      {provider} serves {model}, but not live ({status})  → {remedy}; or ${TRY}`,
  modelNotServed: 'fails  {who} {model} for chat  → {remedy}',

  liveUnclear: `?      Whether {name} is live: {why}  → run this again later, or ${TRY}`,
  live: 'ok     {id} is live{offer}',
  notLive: `?      {text}  → set VITE_HF_MODEL and VITE_HF_PROVIDER to a model that is live, or ${TRY}`,
  notLiveButOthers: `?      {text}  → put a model that is live into .env, or ${TRY}`,

  photosUnused:
    '?      VITE_HF_VISION_MODEL is not used: the page has no token and no endpoint  → set one of them, or leave it out',
  photosUnclear: '?      Whether {model} takes images: {why}  → send it a photo on the page',
  photosTaken: 'ok     {model} takes images: it looks at photos',
  photosRefused:
    'fails  {model} takes no images  → set VITE_HF_VISION_MODEL to a model that does, or leave it out',

  endpointSilent:
    'fails  The endpoint does not answer ({cause})  → start the server, or correct VITE_INFERENCE_ENDPOINT',
  endpointWantsToken:
    'fails  The endpoint asks for a token (401), and the page sends none  → let the server answer without one, or put docs/examples/edge-proxy.ts before it',
  endpointNoApi:
    'fails  What answers at the endpoint is not an API: it answers with a page  → correct VITE_INFERENCE_ENDPOINT',
  endpointUnclear: `?      Whether the endpoint answers: {why}  → run this again later, or ${TRY}`,
  endpointNoList: `?      The endpoint answers, but lists no models ({status})  → ${TRY}`,
  endpointListed: 'ok     The endpoint answers and lists {model}',
  endpointNotListed: `?      The endpoint answers, but does not list {model}  → set VITE_HF_MODEL to a name that the server knows, or ${TRY}`,
  endpointHere:
    '?      The endpoint is on this machine, where other visitors cannot reach it  → set an address that visitors reach, unless you are the only one',
  endpointHttp:
    '?      The endpoint is http, which a page that is served over https may not call  → give the endpoint https',
  originUnknown:
    "?      Whether the page's address may call the endpoint: the doctor does not know it  → name it with --origin",
  originUnclear: '?      Whether a page at {origin} may call: {why}  → run this again later',
  corsRefused:
    "fails  The endpoint lets no page at {origin} call it (CORS)  → add the page's origin to the server's list of allowed origins",
  corsHeaders:
    "fails  The endpoint lets no page send the header {missing} (CORS)  → add it to the server's list of allowed headers",
  corsUnreadable:
    'fails  The endpoint lets a page at {origin} call it, but not read its answers (CORS)  → send access-control-allow-origin with every answer, and not only with the preflight',
  corsMaybe: `?      The endpoint lets a page at {origin} call it, but maybe not read  → ${TRY}`,
  corsAllowed: 'ok     The endpoint lets a page at {origin} call it',

  notTried: `?      Whether a call is answered: none was made  → ${TRY}`,
  notLookedUp:
    '?      No call was made, because {model} could not be looked up  → see the lines above',
  called: 'ok     {model} answered a call',
  callFailed: 'fails  The call failed: {title}: {message}  → check the settings of this connection',
  callUnclear: '?      Whether a call is answered: {why}{words}  → run this again later',
  callRefused: 'fails  The call was refused ({status}){words}  → {remedy}',
  noCompletion:
    'fails  The call was answered, but not with a chat completion  → check the address or the provider: it has to speak the chat completions of OpenAI',
  recipe: 'ok     A recipe took {seconds} s{firstWord} and {output} tokens{end}: {cost}',
  recipeEmpty: '?      The answer to a request for a recipe was empty  → try another model',
  recipeUnclear: '?      Whether a recipe is answered: the call failed  → run this again later',

  twoAddresses:
    'fails  VITE_SITE_URL is {siteUrl}, but the page will be at {origin}: a sign-in would end on another page  → name the same place in both',
  signIn: 'ok     Visitors can sign in without a registration: the build writes {clientId}',
  signInUnclear:
    '?      Whether visitors can sign in: the doctor cannot ask the hub for a client  → try it on the page',
  signInNeedsHttps:
    '?      VITE_SITE_URL is not https, so visitors cannot sign in  → give the page https, or set VITE_HF_OAUTH_CLIENT_ID',
};

export interface Finding {
  key: keyof typeof FINDINGS;
  /** One line for the host, and below it lines to paste. */
  lines: string[];
}

/** Makes a finding. `slots` are the texts that its braces name. */
export function find(key: Finding['key'], slots: object = {}, paste: string[] = []): Finding {
  const texts: Record<string, unknown> = { ...PAGES, ...slots };
  const line = FINDINGS[key].replaceAll(/\{(\w+)\}/g, (_, slot) => String(texts[slot]));
  return { key, lines: [line, ...paste] };
}

export const isFailure = ({ key }: Finding) => FINDINGS[key].startsWith('fails');

/** Whether a call that is answered settles it. */
export const isProvedByCall = ({ key }: Finding) => FINDINGS[key].endsWith(TRY);
