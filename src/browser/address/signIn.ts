export interface SignInAnswer {
  code: string | undefined;
  /** Ties the answer to the tab that began the sign-in. */
  state: string;
  error: string | undefined;
  description: string | undefined;
  issuer: string | undefined;
}

/** Undefined without one: a `code` or `error` that is not the hub's stays in the address. */
export function takeSignInAnswer(): SignInAnswer | undefined {
  const url = new URL(location.href);
  const read = (name: string) => url.searchParams.get(name) ?? undefined;
  const state = read('state');
  const [code, error, description] = [read('code'), read('error'), read('error_description')];
  const issuer = read('iss');
  if (!state || !/^\{"nonce":"/.test(state) || (error ?? code) === undefined) return undefined;
  // `searchParams.delete` would rewrite all the other parameters.
  url.search = url.search
    .slice(1)
    .split('&')
    .filter((part) => !/^(?:code|state|error|error_description|iss)=/.test(part))
    .join('&');
  history.replaceState(history.state, '', url);
  return { code, state, error, description, issuer };
}

/** Pages in other languages give the English address, which sends each visitor to theirs. */
export function readPageAddress(): string {
  const path = location.pathname.replace(/\/index\.html$/, '/');
  const isTranslated = document.documentElement.dataset.words !== undefined;
  return location.origin + (isTranslated ? path.replace(/[^/]+\/$/, '') : path);
}

/** The hub's sign-in page does not open in a frame. */
export function isInFrame(): boolean {
  return window.parent !== window;
}

/** The hub sends the visitor back to the root, which then leads to this page's language. */
export function leaveFor(address: string): void {
  sessionStorage.setItem('saffron.language', document.documentElement.lang);
  location.assign(address);
}
