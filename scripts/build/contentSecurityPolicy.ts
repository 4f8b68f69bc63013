import { createHash } from 'node:crypto';

/** Where the page begins. */
export const CHARSET = '<meta charset="utf-8" />';

/**
 * Allows code, styles and pictures of the page's own host and calls to `origins`; no text may
 * become markup or code. Call it last: it allows the page's script and styles by their hash.
 */
export function writePolicy(html: string, origins: readonly string[], hasWorker: boolean): string {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf('script', html)].join(' '),
    ["style-src 'self'", ...hashesOf('style', html)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Lighthouse asks the page's own host for robots.txt, from inside the page.
    ["connect-src 'self'", ...origins].join(' '),
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(hasWorker ? ["worker-src 'self'"] : []),
    "require-trusted-types-for 'script'",
    // A page can make a policy of this name once, and this page's gives one address.
    hasWorker ? 'trusted-types kitchen-worker' : "trusted-types 'none'",
  ].join('; ');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace(CHARSET, () => CHARSET + tag);
}

/** Allow the page's elements of that name. */
const hashesOf = (name: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, content = '']) => `'${hash(content)}'`,
  );

/** The form is that of the policy and of `integrity`. */
export const hash = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
