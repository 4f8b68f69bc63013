import type { SignInAnswer } from '../../connections/signIn';

/**
 * Takes the hub's answer to a sign-in, and cleans the address of it and of nothing else.
 *
 * @param isPending whether this tab has begun a sign-in, so that an error without a state is its own
 * @returns undefined where the address holds none: a stranger's `code` or `error` stays as it is
 */
export function takeSignInAnswer(isPending: boolean): SignInAnswer | undefined {
  const url = new URL(location.href);
  const read = (name: string) => url.searchParams.get(name) ?? undefined;
  const answer = {
    code: read('code'),
    state: read('state'),
    error: read('error'),
    description: read('error_description'),
  };
  const isAnswer =
    answer.state === undefined
      ? isPending && answer.error !== undefined
      : /^\{"nonce":"/.test(answer.state) && (answer.error ?? answer.code) !== undefined;
  if (!isAnswer) return undefined;
  // By hand: what is deleted from the parameters writes all others anew.
  url.search = url.search
    .slice(1)
    .split('&')
    .filter((part) => !/^(?:code|state|error|error_description)=/.test(part))
    .join('&');
  history.replaceState(history.state, '', url);
  return answer;
}

/** The page's own address, without what may follow it. */
export function readPageAddress(): string {
  return location.origin + location.pathname.replace(/\/index\.html$/, '/');
}

/** Whether the page stands in a frame of another, in which the hub cannot be shown. */
export function isInFrame(): boolean {
  return window.top !== window;
}

/** Leaves the page for an address, such as the hub's. */
export function leaveFor(address: string): void {
  location.assign(address);
}
