/// <reference types="vitest/config" />
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type Rolldown, runnerImport } from 'vite';
import { characterReferences } from './scripts/build/characterReferences.ts';
import { chartDescriptions } from './scripts/build/chartDescriptions.ts';
import { contentSecurityPolicy } from './scripts/build/contentSecurityPolicy.ts';
import { checkSettings, hostSettings } from './scripts/build/hostSettings.ts';
import { inlineStyles } from './scripts/build/inlineStyles.ts';
import { languagePages, WORDS_FILES } from './scripts/build/languagePages.ts';
import { namedStyles } from './scripts/build/namedStyles.ts';
import { prerenderedShell, type Shells } from './scripts/build/prerenderedShell.ts';
import { LANGUAGE_FILES, serviceWorker } from './scripts/build/serviceWorker.ts';
import { signInClient } from './scripts/build/signInClient.ts';
import { simplifier } from './scripts/build/simplifier.ts';
import { styledImports } from './scripts/build/styledImports.ts';
import { webManifest } from './scripts/build/webManifest.ts';

const markdownWriter = fileURLToPath(new URL('scripts/build/markdownWriter.ts', import.meta.url));

/** Unit tests that need a document. */
const pageTests = ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'];
/** They watch modules, which another file may have loaded before, so they share none. */
const mockedTests = 'tests/**/*.mocked.test.ts';

/**
 * Tests load libraries as the built page does. Vitest adds the condition "development" to those that a
 * config names, and some libraries have a slower form for it.
 */
const librariesAsBuilt: Plugin = {
  name: 'libraries-as-built',
  configEnvironment: {
    order: 'post',
    handler: (_, { resolve }) => {
      if (resolve) resolve.conditions = ['module', 'node'];
    },
  },
};

/** What the bundler tells of a chunk that gets a name. One that others share has no module of its own. */
interface NamedChunk {
  facadeModuleId?: string | null;
  moduleIds: string[];
}

/** The file of each class name. */
const files = new Map<string, string>();

/** Short names that can be read in the browser's tools: "IL-remove" in IngredientList. */
function generateScopedName(name: string, file: string): string {
  const short = `${parse(file).name.replace(/\.module|[a-z]/g, '')}-${name}`;
  if ((files.get(short) ?? file) !== file) throw new Error(`Two files have the class ${short}.`);
  files.set(short, file);
  return short;
}

/** @param more codes of languages to build before their foods have passed: "de,fr" */
async function findLanguages(more = '') {
  const { module } = await runnerImport<typeof import('./scripts/build/languages.ts')>(
    join(import.meta.dirname, 'scripts/build/languages.ts'),
    { configFile: false },
  );
  return module.shippedLanguages(more.split(','));
}

export default defineConfig(async ({ mode, command }) => {
  // Tests must give the same result whatever a host has set on this machine.
  const envDir: string | false = mode === 'test' ? false : '.';
  if (process.env.VITEST) {
    for (const name of Object.keys(process.env)) {
      if (name.startsWith('VITE_')) delete process.env[name];
    }
  }
  const settings = checkSettings(loadEnv(mode, envDir));
  // It reads the table of connections, whose imports only Vite itself can follow.
  const { module: hosts } = await runnerImport<typeof import('./scripts/build/hostsOf.ts')>(
    join(import.meta.dirname, 'scripts/build/hostsOf.ts'),
    { configFile: false },
  );

  const languages =
    command === 'build' && !process.env.VITEST
      ? await findLanguages(process.env.TEST_LANGUAGES)
      : [];
  const shells: Shells = new Map();

  return {
    base: './',
    envDir,
    define: { __SETTINGS__: JSON.stringify({ ...settings, host: hosts.hostFacts(settings) }) },
    plugins: [
      react(),
      hostSettings(settings),
      webManifest(settings),
      signInClient(settings),
      characterReferences(),
      chartDescriptions(),
      prerenderedShell(languages, shells),
      inlineStyles(),
      namedStyles(),
      styledImports(),
      ...languagePages(settings, languages, shells),
      contentSecurityPolicy(await hosts.originsOf(settings), settings.worksOffline),
      serviceWorker(settings),
      simplifier(),
      ...(process.env.VITEST ? [librariesAsBuilt] : []),
    ],
    resolve: {
      alias: {
        // In a browser the package lets the browser parse HTML, which the policy forbids. This is
        // its own build for places without a DOM.
        'decode-named-character-reference': fileURLToPath(
          import.meta.resolve('decode-named-character-reference'),
        ),
        // The page reads markdown and never writes it.
        'mdast-util-to-markdown': markdownWriter,
        'markdown-table': markdownWriter,
        // The page has a table of character references already, for markdown.
        'entities/decode': fileURLToPath(new URL('scripts/build/noReferences.ts', import.meta.url)),
        'property-information': fileURLToPath(
          new URL('scripts/build/reactProperties.ts', import.meta.url),
        ),
        'style-to-object': fileURLToPath(new URL('scripts/build/noStyles.ts', import.meta.url)),
        // These bring what React and all our browsers have. Without the shim, a development build
        // logs an error.
        ...(command === 'build' && {
          'use-sync-external-store/shim': 'use-sync-external-store',
          '@ungap/structured-clone': join(import.meta.dirname, 'src/browser/structuredClone.ts'),
        }),
      },
    },
    css: { modules: { generateScopedName } },
    build: {
      // The browsers that README.md names.
      target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
      modulePreload: false,
      license: { fileName: 'third-party-notices.md' },
      rolldownOptions: {
        // A class that its style sheet lacks, or a name that a module does not export.
        onwarn: (warning: Rolldown.RolldownLog, warn: (one: Rolldown.RolldownLog) => void) => {
          if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message);
          warn(warning);
        },
        output: {
          entryFileNames: `assets/[name]-[hash:7].js`,
          assetFileNames: `assets/[name]-[hash:6][extname]`,
          // The simplifier has shortened the names.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          // The worker tells by these names what only visitors of some languages need.
          chunkFileNames: ({ facadeModuleId, moduleIds: [first = ''] }: NamedChunk) => {
            const id = facadeModuleId ?? first;
            const language = languages.find(({ module }) =>
              id.includes(module.replace('index.ts', '')),
            );
            const isFoods = facadeModuleId?.includes('/src/foods/languages/');
            const kind = language
              ? `${WORDS_FILES}${language.code}-`
              : isFoods
                ? LANGUAGE_FILES
                : '';
            return `assets/${kind}[name]-[hash:7].js`;
          },
          // Chromium compiles a file that begins so while it loads it, and not when it first runs.
          postBanner: ({ moduleIds }: { moduleIds: string[] }) =>
            moduleIds.some((id) => /\/src\/(reading\/document|recipe\/markdown)\//.test(id))
              ? '//# allFunctionsCalledOnLoad'
              : '',
          // All that the page starts with is one file, beside the bundler's own few lines: what chunks
          // share would otherwise be one more.
          codeSplitting: {
            groups: [
              { name: 'index', test: /\/src\/main\.tsx$|rolldown\/runtime/ },
              { name: `${WORDS_FILES}all`, test: /\/app\/languages\/createL/ },
              // Whatever needs one file of these needs most of them, and together they weigh 4 kB less.
              { name: 'foods', test: /\/src\/foods\/(?!languages\/(?!learn|spoken))/ },
              { name: 'reader', test: /\/src\/reading\/(?:document|quantities)\// },
              // An answer of a model needs the fence, and only a visitor who sorts lines the last four.
              {
                name: 'lines',
                test: /\/src\/reading\/lines\/(?!readDocument|json\/(?:fence|keys)|sort\/(?:apply|sortable|stretch|readO))/,
              },
              {
                name: 'ui',
                test: /\/src\/(?:ui\/|browser\/(?:clip|passFocus|requestP|hashT))|longestDelay|node_modules\/lucide/,
              },
            ],
          },
        },
        treeshake: {
          // These do not say that their modules are free of side effects; they are, and without this
          // rule the page carries six times the client's weight.
          moduleSideEffects: (id: string) =>
            !/node_modules\/(?:@huggingface|use-sync-external-store)\//.test(id),
        },
      },
    },
    test: {
      // Tests with a document, tests without one, and tests that share no modules.
      projects: [
        {
          extends: true as const,
          test: {
            name: 'page',
            environment: 'jsdom',
            include: pageTests,
          },
        },
        {
          extends: true as const,
          test: {
            name: 'logic',
            include: ['tests/**/*.test.ts'],
            exclude: [...pageTests, mockedTests],
          },
        },
        {
          extends: true as const,
          test: {
            name: 'mocked',
            include: [mockedTests],
            isolate: true,
          },
        },
      ],
      setupFiles: 'tests/support/setup.ts',
      // By default one processor stays idle, which on a small machine is half of it.
      maxWorkers: '100%',
      // They start sooner than processes.
      pool: 'threads',
      // Files share the modules that are loaded, which halves the time. A full run shares nothing.
      isolate: process.env.npm_lifecycle_event === 'test:full',
      // A line that a worker still sends while it ends would fail the run.
      disableConsoleIntercept: true,
      restoreMocks: true,
      unstubGlobals: true,
      // A busy machine takes its time.
      testTimeout: 20_000,
    },
  };
});
