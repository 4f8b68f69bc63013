import type { Settings } from '../../src/app/settings.ts';
import { isTokenForm } from '../../src/models/connections/token/tokenForm.ts';
import { type Asking, ask, diagnose, whyUnclear } from './ask.ts';
import { type Finding, find, PERMISSION } from './findings.ts';

/** Checks whether the token has the right form, whether the hub knows it, and what it may do. */
export async function checkToken(
  { accessToken = '', provider }: Settings,
  asking: Asking,
): Promise<Finding[]> {
  if (!/^hf_/i.test(accessToken)) return [find('keyOfProvider', { provider })];
  if (!isTokenForm(accessToken)) return [find('noToken')];
  const answer = await ask('https://huggingface.co/api/whoami-v2', asking, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const why = whyUnclear(answer, 'the hub');
  if (!why && diagnose(answer, true) === 'tokenRejected') return [find('tokenRejected')];
  if (why || answer.status !== 200) {
    return [find('tokenUnclear', { why: why ?? `the hub answered with ${answer.status}` })];
  }
  return [find('tokenAccepted'), judgePermission(answer.value)];
}

/** Reads the hub's `whoami-v2`, whose form the hub does not promise. */
function judgePermission(value: unknown): Finding {
  const { role, fineGrained } = Object(Object(value).auth?.accessToken);
  const { global, scoped } = Object(fineGrained);
  if (role !== 'fineGrained' || !Array.isArray(global) || !Array.isArray(scoped)) {
    return find('mayCallUnclear');
  }
  const holders = scoped
    .filter((scope) => Array.isArray(scope?.permissions) && scope.permissions.includes(PERMISSION))
    .map(({ entity }) => entity?.type);
  const isForUser = global.includes(PERMISSION) || holders.some((type) => type !== 'org');
  if (isForUser) return find('mayCall');
  return find(holders.length > 0 ? 'mayCallForOthers' : 'mayNotCall');
}
