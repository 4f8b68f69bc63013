import type { Settings } from '../../src/app/settings.ts';
import { isTokenForm } from '../../src/connections/tokenForm.ts';
import { type Asking, ask, whyUnclear } from './ask.ts';
import { type Finding, fails, ok, unclear } from './finding.ts';

const TOKENS_PAGE = 'https://huggingface.co/settings/tokens';
const PERMISSION = 'inference.serverless.write';

/** Where a token with the one permission that the page needs is made. */
export const NEW_TOKEN_PAGE = `${TOKENS_PAGE}/new?ownUserPermissions=${PERMISSION}&tokenType=fineGrained`;

const AGAIN = 'run this again later, or prove it with --call';
const MAY_CALL = 'whether the token may call a model';

/** Finds out whether the token has the right form, whether the hub knows it, and what it may do. */
export async function checkToken(
  accessToken: string,
  { provider }: Settings,
  asking: Asking,
): Promise<Finding[]> {
  if (!/^hf_/i.test(accessToken)) {
    return [
      unclear(
        `VITE_HF_ACCESS_TOKEN does not begin with hf_, so it is taken for a key of ${provider}, which the hub knows nothing about`,
        'prove it with --call',
        `whether the key is one of ${provider} and may call`,
      ),
    ];
  }
  if (!isTokenForm(accessToken)) {
    return [
      fails(
        'VITE_HF_ACCESS_TOKEN does not have the form of a token: hf_ and at least 20 letters or digits',
        `copy the whole token; a new one is made at ${NEW_TOKEN_PAGE}`,
      ),
    ];
  }
  const form = ok('VITE_HF_ACCESS_TOKEN has the form of a Hugging Face token');

  const answer = await ask('https://huggingface.co/api/whoami-v2', asking, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const why = whyUnclear(answer, 'the hub');
  const isJudged = answer.came && (answer.status === 200 || answer.status === 401);
  if (why || !isJudged) {
    const cause = why ?? 'the hub gave no answer to it';
    return [
      form,
      unclear(`Whether the token is valid: ${cause}`, AGAIN, 'whether the token is valid'),
    ];
  }
  if (answer.status === 401) {
    return [
      form,
      fails('The hub does not accept the token (401)', `make a new one at ${NEW_TOKEN_PAGE}`),
    ];
  }
  return [form, ok('The hub accepts the token'), judgePermission(answer.value)];
}

/** The part of the hub's `whoami-v2` that tells what a token may do. None of it is promised. */
interface WhoAmI {
  auth?: {
    accessToken?: {
      role?: unknown;
      fineGrained?: {
        global?: unknown;
        scoped?: { entity?: { type?: unknown }; permissions?: unknown }[];
      };
    };
  };
}

function judgePermission(value: unknown): Finding {
  const { role, fineGrained } = (value as WhoAmI).auth?.accessToken ?? {};
  const { global, scoped } = fineGrained ?? {};
  if (role !== 'fineGrained' || !Array.isArray(global) || !Array.isArray(scoped)) {
    return unclear(
      'The hub cannot tell whether this token may call a model',
      'prove it with --call',
      MAY_CALL,
    );
  }

  const holders = scoped.filter(
    (scope) => Array.isArray(scope?.permissions) && scope.permissions.includes(PERMISSION),
  );
  if (global.includes(PERMISSION) || holders.some((scope) => scope.entity?.type !== 'org')) {
    return ok('The token has the permission to call Inference Providers');
  }
  if (holders.length > 0) {
    return unclear(
      "The token may call Inference Providers on an organization's account alone, and the page calls on the user's",
      'give the token the permission for the user too, or prove it with --call',
      MAY_CALL,
    );
  }
  return fails(
    'The token is fine-grained and lacks the permission to call Inference Providers',
    `tick "Make calls to Inference Providers" at ${TOKENS_PAGE}, or make a new token at ${NEW_TOKEN_PAGE}`,
  );
}
