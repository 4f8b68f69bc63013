import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { page as english } from '../../src/app/languages/english/page.ts';
import type { Settings } from '../../src/app/settings.ts';
import { CHARSET, hashOf } from './contentSecurityPolicy.ts';
import { escapeHtml } from './hostSettings.ts';
import type { ShippedLanguage } from './languages.ts';
import type { Shells } from './prerenderedShell.ts';
import { LANGUAGE_KEY, STARTER } from './starter.ts';
import { makeManifest } from './webManifest.ts';

/** How the names of files begin that hold words. The worker stores those of the languages that are in use. */
export const WORDS_FILES = 'words-';

type Site = Pick<Settings, 'siteUrl' | 'brand' | 'worksOffline' | 'legalUrl'>;

/** Writes a page for each language beside English, and the end of every page: the legal notice and the other languages. */
export function languagePages(
  settings: Site,
  languages: readonly ShippedLanguage[],
  shells: Shells,
): Plugin[] {
  const site: Pages = { settings, languages, shells, files: new Map() };
  return [pageLinks(site), translatedPages(site)];
}

interface Pages {
  settings: Site;
  languages: readonly ShippedLanguage[];
  shells: Shells;
  /** The files with the first words of each language, by its code. */
  files: Map<string, string[]>;
}

/** Builds the words, and links from the English page to all others. Put it before the policy. */
function pageLinks(site: Pages): Plugin {
  const { settings, languages, files } = site;
  const codes = languages.map(({ code }) => code);
  return {
    name: 'page-links',
    apply: 'build',
    buildStart() {
      for (const { code, module } of languages) {
        this.emitFile({ type: 'chunk', id: module, name: code, preserveSignature: 'strict' });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        for (const { code, module } of languages) files.set(code, filesOf(bundle, module));
        const changes: Change[] = [
          [CHARSET, CHARSET + asScript(chooser(codes) + STARTER)],
          ['</body>', `${footer('en', site)}</body>`],
          ...(codes[0] ? [['</head>', `${alternates(settings, codes)}</head>`] as const] : []),
        ];
        return changes.reduce(replaceOnce, html);
      },
    },
  };
}

/** Writes the pages in other languages, each with its manifest. */
function translatedPages(site: Pages): Plugin {
  return {
    name: 'translated-pages',
    apply: 'build',
    writeBundle: {
      // It reads the page as every other plugin leaves it.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const source = await readFile(join(dir, 'index.html'), 'utf8');
        for (const language of site.languages) {
          const { code, page } = language;
          const { title: name = '', cookbook = '' } = site.shells.get(code) ?? {};
          await mkdir(join(dir, code), { recursive: true });
          await writeFile(join(dir, code, 'index.html'), translate(source, language, site));
          const manifest = makeManifest(site.settings, { code, ...page, name, cookbook });
          await writeFile(join(dir, code, 'manifest.webmanifest'), JSON.stringify(manifest));
        }
      },
    },
  };
}

/** Makes a language's page of the English one. */
function translate(source: string, { code, page }: ShippedLanguage, site: Pages): string {
  const { settings, languages, shells, files } = site;
  const [from, to] = [shells.get('en'), shells.get(code)];
  if (!from || !to) throw new Error(`The first screen was not rendered in "${code}".`);
  const codes = languages.map((one) => one.code);
  const [entry = '', ...more] = files.get(code) ?? [];
  const preloads = [entry, ...more].map((file) => `<link rel="modulepreload" href="./${file}">`);
  const canonical = `rel="canonical" href="${settings.siteUrl ?? './'}`;
  const changes: Change[] = [
    ['<html lang="en">', `<html lang="${code}" data-words="./${entry.replace('assets/', '')}">`],
    [asScript(chooser(codes) + STARTER), asScript(STARTER)],
    [hashOf(chooser(codes) + STARTER), hashOf(STARTER)],
    ['</head>', `${preloads.join('')}</head>`],
    [from.shell, to.shell],
    [footer('en', site), footer(code, site)],
    [canonical, `${canonical}${code}/`],
    ...(settings.siteUrl
      ? [
          [
            `og:url" content="${settings.siteUrl}`,
            `og:url" content="${settings.siteUrl}${code}/`,
          ] as Change,
        ]
      : []),
  ];
  return changes
    .reduce(replaceOnce, source)
    .replaceAll(/(<title>|og:title" content=")[^"<]*/g, (_, start) => start + escapeHtml(to.title))
    .replaceAll(
      /((?:name="|og:)description" content=")[^"]*/g,
      (_, start) => start + escapeHtml(page.description),
    )
    .replaceAll(/(href|src|content)="\.\//g, '$1="../')
    .replaceAll('url(./', 'url(../')
    .replace('href="../manifest.webmanifest"', 'href="./manifest.webmanifest"');
}

type Change = readonly [from: string, to: string];

/** Replaces a text that has to be there. */
function replaceOnce(html: string, [from, to]: Change): string {
  if (!html.includes(from)) throw new Error(`The page has no ${from.slice(0, 80)}`);
  return html.replace(from, () => to);
}

/** The file of a language's first words, then those that it needs at once and the page itself does not. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`),
  );
  if (entry?.type !== 'chunk') throw new Error(`The build has no chunk of ${module}.`);
  return [entry.fileName, ...entry.imports.filter((file) => file.includes(WORDS_FILES))];
}

/**
 * A script for the English page, which is at the root: sends a visitor to the page of their language before the
 * browser paints anything. After a sign-in it is the language of the page that they left; else the one that they
 * chose, else the browser's. A browser that cannot keep a choice stays.
 */
function chooser(codes: readonly string[]): string {
  if (!codes[0]) return '';
  return `try{let l="${['en', ...codes].join(' ')}",s=sessionStorage,c=s["${LANGUAGE_KEY}"]??localStorage["${LANGUAGE_KEY}"]??navigator.languages.map(t=>t.slice(0,2)).find(t=>l.includes(t));delete s["${LANGUAGE_KEY}"];if(l.indexOf(c)>0){document.documentElement.hidden=1;location.replace(c+"/"+location.search+location.hash)}}catch{}`;
}

const asScript = (text: string) => `<script>${text}</script>`;

/** Tells search engines about the page in each language. */
function alternates({ siteUrl = './' }: Site, codes: readonly string[]): string {
  const link = (code: string, path: string) =>
    `<link rel="alternate" hreflang="${code}" href="${siteUrl}${path}">`;
  return [
    `<link rel="canonical" href="${siteUrl}">`,
    link('en', ''),
    ...codes.map((code) => link(code, `${code}/`)),
  ].join('');
}

/** An address on this site, as the pages of languages can adapt it. */
const onSite = (address: string) =>
  /^(?:https?:|[/#])/i.test(address) ? address : `./${address.replace(/^\.\//, '')}`;

/** The end of a page: the legal notice, and each other language by its own name. Empty without both. */
function footer(current: string, { settings: { legalUrl }, languages, shells }: Pages): string {
  const links = [{ code: 'en', page: english }, ...languages].flatMap(({ code, page }) =>
    code !== current
      ? `<a lang="${code}" hreflang="${code}" href="${addressOf(code, current)}">${escapeHtml(page.name)}</a>`
      : legalUrl
        ? `<a href="${escapeHtml(onSite(legalUrl))}">${escapeHtml(page.legalNotice)}</a>`
        : [],
  );
  return links[0] ? `<footer class="${shells.get('en')?.footer}">${links.join(' ')}</footer>` : '';
}

/** The address of a language's page, on the page of another. */
const addressOf = (code: string, from: string) =>
  `${from === 'en' ? './' : '../'}${code === 'en' ? '' : `${code}/`}`;
