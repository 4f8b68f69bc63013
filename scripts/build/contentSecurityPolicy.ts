import { createHash } from 'node:crypto';
import { changePage } from './changePage.ts';

/** Where the page begins. */
export const CHARSET = '<meta charset="utf-8" />';

/**
 * Writes the built page's policy into it: code, styles and pictures of its own host alone, calls to
 * the given origins alone, and no text that becomes markup or code. Put it after every plugin that
 * changes the page, because it allows the page's script and styles by their hashes.
 *
 * @param origins the origins that the page may call
 * @param hasWorker whether the page registers a service worker
 */
export const contentSecurityPolicy = (origins: readonly string[], hasWorker: boolean) =>
  changePage('content-security-policy', CHARSET, (html) => {
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
    return `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  });

/** The hash that allows a script or a style sheet with that content. */
export const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The hashes that allow the page's elements of that name. */
function hashesOf(name: 'script' | 'style', html: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, content = '']) => hashOf(content),
  );
}
