/**
 * Writes the page in each language, with its first screen. Without it a browser shows nothing until
 * the script has come, the English page is the only one, and no page has a policy or a manifest.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { prerender } from '../../src/app/prerender.tsx';
import type { Settings } from '../../src/app/settings.ts';
import { CHARSET, writePolicy } from './contentSecurityPolicy.ts';
import { escapeHtml } from './hostSettings.ts';
import { LANGUAGES, moduleOf, TRANSLATIONS } from './languages.ts';
import { makeManifest } from './manifest.ts';
import { CHOOSER, FIELD, FORGET, STARTER } from './starter.ts';

type Screen = ReturnType<typeof prerender>;

/** What goes into the page of a language. */
interface Parts {
  settings: Settings;
  screens: ReadonlyMap<string, Screen>;
  /** The files with the first words of each language. */
  words: ReadonlyMap<string, readonly string[]>;
  /** The origins that the page may call. */
  origins: readonly string[];
}

/** Without it in development, a tab would find the same deletion after each reload, and reload again. */
export const forgetInDevelopment: Plugin = {
  name: 'forget-in-development',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', children: FORGET, injectTo: 'head-prepend' }],
};

export function pages(settings: Settings, origins: readonly string[]): Plugin {
  let config: ResolvedConfig;
  let template = '';
  const screens = new Map<string, Screen>();
  const words = new Map<string, string[]>();
  const parts: Parts = { settings, screens, words, origins };
  return {
    name: 'pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      for (const code of TRANSLATIONS) {
        const id = moduleOf(code);
        this.emitFile({ type: 'chunk', id, name: code, preserveSignature: 'strict' });
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        for (const [code, screen] of await renderScreens(config)) screens.set(code, screen);
        for (const code of TRANSLATIONS) words.set(code, filesOf(bundle, moduleOf(code)));
        template = inlineStyles(html.replace(/\n\s*/g, ''), bundle);
        return writePage(template, 'en', parts);
      },
    },
    async writeBundle({ dir = '' }) {
      for (const [code, { title: name, cookbook }] of screens) {
        const folder = join(dir, code === 'en' ? '' : code);
        const manifest = makeManifest(settings, { code, name, cookbook });
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
        if (code === 'en') continue;
        await writeFile(join(folder, 'index.html'), writePage(template, code, parts));
      }
    },
  };
}

/** English first, as the page itself does when it starts. */
async function renderScreens({ root, mode, define = {}, css, resolve: { alias } }: ResolvedConfig) {
  const server = await createServer({
    configFile: false,
    root,
    mode,
    envDir: false,
    define,
    css,
    logLevel: 'silent',
    resolve: { alias },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
  const app = await server.ssrLoadModule('/src/app/prerender.tsx').finally(() => server.close());
  const render: typeof prerender = app.prerender;
  return Object.keys(LANGUAGES).map((code) => [code, render(code)] as const);
}

/** They then need no request. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/g, (link, fileName) => {
    const sheet = bundle[fileName];
    if (sheet?.type !== 'asset') return link;
    delete bundle[fileName];
    // Otherwise a later chunk would fetch the sheet of a chunk that it imports.
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.viteMetadata?.importedCss.delete(fileName);
    }
    // Addresses that started at the sheet now start at the page.
    const styles = String(sheet.source).replaceAll('url(./', `url(./${dirname(fileName)}/`);
    return `<style>${styles.trim()}</style>`;
  });
}

/** The file of a language's first words, then those that it needs at once. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (!entry) throw new Error(`The build has no chunk of ${module}.`);
  return [entry.fileName, ...entry.imports];
}

/** Makes the page of a language out of what Vite has made of `index.html`. */
export function writePage(template: string, code: string, parts: Parts): string {
  const { settings, screens, words, origins } = parts;
  const { title, shell } = screens.get(code) ?? { title: '', shell: '' };
  const { description = '' } = LANGUAGES[code] ?? {};
  const isEnglish = code === 'en';
  const files = words.get(code) ?? [];
  const address = files[0]?.replace('assets/', './');
  const changes: [from: string | RegExp, to: string][] = [
    ['<html lang="en">', `<html lang="${code}"${address ? ` data-words="${address}"` : ''}>`],
    ['<div id="root"></div>', `<div id="root">${shell}</div><script>${FORGET}${FIELD}</script>`],
    [/(?<=<title>)[^<]*/, escapeHtml(title)],
    [/(?<=og:title" content=")[^"]*/, escapeHtml(title)],
    [/(?<=name="description" content=")[^"]*/, escapeHtml(description)],
    [/(?<=og:description" content=")[^"]*/, escapeHtml(description)],
    ['</head>', `${writeLinks(code, files, settings)}</head>`],
    ['</body>', `${writeFooter(code, parts)}</body>`],
    [CHARSET, `${CHARSET}<script>${isEnglish ? CHOOSER : ''}${STARTER}</script>`],
  ];
  if (settings.siteUrl && !isEnglish)
    changes.push([/(?<=og:url" content="[^"]*)(?=")/, `${code}/`]);
  const page = isEnglish ? template : moveDown(template);
  return writePolicy(changes.reduce(replaceOnce, page), origins, settings.worksOffline);
}

/** Lets the addresses of a page in a folder start at the folder above. */
const moveDown = (html: string) =>
  html.replaceAll(/(href|src|content)="\.\//g, '$1="../').replaceAll('url(./', 'url(../');

/** Throws if the text is not there. */
function replaceOnce(html: string, [from, to]: [from: string | RegExp, to: string]): string {
  if (html.search(from) < 0) throw new Error(`The page has no ${from}`);
  return html.replace(from, () => to);
}

/** Links manifest, words and languages, for which search engines take only whole addresses. */
function writeLinks(code: string, files: readonly string[], { siteUrl }: Settings): string {
  const pageOf = (one: string) => `${siteUrl}${one === 'en' ? '' : `${one}/`}`;
  const forSearch = Object.keys(LANGUAGES).map(
    (one) => `<link rel="alternate" hreflang="${one}" href="${pageOf(one)}">`,
  );
  return [
    '<link rel="manifest" href="./manifest.webmanifest">',
    ...(siteUrl ? [`<link rel="canonical" href="${pageOf(code)}">`, ...forSearch] : []),
    ...files.map((file) => `<link rel="modulepreload" href="../${file}">`),
  ].join('');
}

/** The legal notice, and each other language by its own name below that of the page. */
function writeFooter(code: string, { settings: { legalUrl }, screens }: Parts): string {
  const root = code === 'en' ? './' : '../';
  const others = Object.entries(LANGUAGES).filter(([one]) => one !== code);
  const links = others.map(([one, { name }]) => {
    const address = one === 'en' ? root : `${root}${one}/`;
    return `<a lang="${one}" hreflang="${one}" href="${address}">${escapeHtml(name)}</a>`;
  });
  const { name = '', legalNotice = '' } = LANGUAGES[code] ?? {};
  const isWhole = /^(?:https?:|[/#])/i.test(legalUrl ?? '');
  const address = isWhole ? legalUrl : root + legalUrl?.replace(/^\.\//, '');
  const legal = legalUrl
    ? `<a href="${escapeHtml(`${address}`)}">${escapeHtml(legalNotice)}</a>`
    : '';
  return `<footer class="${screens.get('en')?.footer}"><details><summary>${escapeHtml(name)}</summary>${links.join(' ')}</details>${legal}</footer>`;
}
