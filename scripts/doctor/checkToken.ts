import type { Settings } from '../../src/app/settings.ts';
import { isTokenForm } from '../../src/models/connections/token/tokenForm.ts';
import { type Asking, ask, diagnoseAnswer, whyUnclear } from './ask.ts';
import { type Finding, fails, ok, TRY, unclear } from './finding.ts';

const TOKENS_PAGE = 'https://huggingface.co/settings/tokens';
const PERMISSION = 'inference.serverless.write';

/** The page on which a host makes a token with the one permission that is needed. */
export const NEW_TOKEN_PAGE = `${TOKENS_PAGE}/new?ownUserPermissions=${PERMISSION}&tokenType=fineGrained`;

/** Checks whether the token has the right form, whether the hub knows it, and what it may do. */
export async function checkToken(
  accessToken: string,
  { provider }: Settings,
  asking: Asking,
): Promise<Finding[]> {
  if (!/^hf_/i.test(accessToken)) {
    const text = `VITE_HF_ACCESS_TOKEN does not begin with hf_, so it has to be a key of ${provider}, which the hub cannot check`;
    return [unclear(text, TRY)];
  }
  if (!isTokenForm(accessToken)) {
    return [
      fails(
        'VITE_HF_ACCESS_TOKEN is not a token: tokens are hf_ and at least 20 letters or digits',
        `copy the whole token, or make a new one at ${NEW_TOKEN_PAGE}`,
      ),
    ];
  }
  const answer = await ask('https://huggingface.co/api/whoami-v2', asking, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const why = whyUnclear(answer, 'the hub');
  if (!why && diagnoseAnswer(answer, true).kind === 'tokenRejected') {
    return [
      fails('The hub does not accept the token (401)', `make a new one at ${NEW_TOKEN_PAGE}`),
    ];
  }
  if (why || answer.status !== 200) {
    const text = `Whether the token is valid: ${why ?? `the hub answered with ${answer.status}`}`;
    return [unclear(text, `run this again later, or ${TRY}`)];
  }
  return [ok('The hub accepts the token'), judgePermission(answer.value)];
}

/** Reads the hub's `whoami-v2`, whose form the hub does not promise. */
function judgePermission(value: unknown): Finding {
  const { role, fineGrained } = Object(Object(value).auth?.accessToken);
  const { global, scoped } = Object(fineGrained);
  if (role !== 'fineGrained' || !Array.isArray(global) || !Array.isArray(scoped)) {
    return unclear('The hub does not say whether this token may call a model', TRY);
  }
  const holders = scoped
    .filter((scope) => Array.isArray(scope?.permissions) && scope.permissions.includes(PERMISSION))
    .map(({ entity }) => entity?.type);
  if (global.includes(PERMISSION) || holders.some((type) => type !== 'org')) {
    return ok('The token may call Inference Providers');
  }
  if (holders.length > 0) {
    return unclear(
      "The token may call Inference Providers on an organization's account only, but the page calls on the user's",
      `give the token the permission for the user too, or ${TRY}`,
    );
  }
  return fails(
    'The token is fine-grained and lacks the permission to call Inference Providers',
    `tick "Make calls to Inference Providers" at ${TOKENS_PAGE}, or make a new token at ${NEW_TOKEN_PAGE}`,
  );
}
