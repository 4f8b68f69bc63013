/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, runnerImport } from 'vite';
import { clipper } from './scripts/build/clipper.ts';
import { compress } from './scripts/build/compress.ts';
import { checkSettings, hostSettings } from './scripts/build/hostSettings.ts';
import { joinTableRows } from './scripts/build/joinTableRows.ts';
import { leaveOutDescriptions } from './scripts/build/leaveOutDescriptions.ts';
import { forgetInDevelopment, pages } from './scripts/build/pages.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { shortName } from './scripts/build/shortName.ts';
import { signInClient } from './scripts/build/signInClient.ts';

/** Tests of views that mock a module. */
const findMocking = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx$|\.dom\.test\.ts$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /^vi\.mock\(/m.test(readFileSync(file, 'utf8')));

// It reads the table of connections, whose imports only Vite itself can follow.
const importHosts = () =>
  runnerImport<typeof import('./scripts/build/hostsOf.ts')>(
    fileURLToPath(new URL('scripts/build/hostsOf.ts', import.meta.url)),
  );

const shared = globalThis as { hosts?: ReturnType<typeof importHosts> };

export default defineConfig(async ({ mode }) => {
  // In the west, the day of a time in UTC has often not begun. Threads share their process's zone.
  if (process.env.VITEST) process.env.TZ = 'America/New_York';
  // Tests must give the same result whatever a host has set on this machine.
  const settings = checkSettings(process.env.VITEST ? {} : loadEnv(mode, '.'));
  // Vitest runs this for each project of tests, and one import is enough for all. A server that starts
  // again imports what has changed since.
  if (!process.env.VITEST || !shared.hosts) shared.hosts = importHosts();
  const { module: hosts } = await shared.hosts;

  const mocking = process.env.VITEST ? findMocking() : [];

  return {
    base: './',
    define: { __SETTINGS__: JSON.stringify({ ...settings, host: hosts.hostFacts(settings) }) },
    plugins: [
      react(),
      hostSettings(settings),
      leaveOutDescriptions(),
      joinTableRows(),
      clipper(),
      signInClient(settings),
      pages(settings, await hosts.originsOf(settings)),
      forgetInDevelopment,
      compress,
      serviceWorker(settings),
    ],
    resolve: {
      alias: [
        {
          // Its build for browsers lets them parse HTML, which the policy forbids. This one does not.
          find: 'decode-named-character-reference',
          replacement: fileURLToPath(import.meta.resolve('decode-named-character-reference')),
        },
        // For a React before 18. React itself has what this brings.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ],
    },
    // "headd6", for `Dialog.module.css`. Vite's own names hold a line's number, and weigh 1 kB more.
    css: {
      modules: {
        generateScopedName: (name: string, file: string) => name + shortName(file),
      },
    },
    build: {
      // The browsers that README.md names.
      target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
      modulePreload: false,
      // `tests/build.test.ts` has the bounds of the page, as a visitor's browser loads it.
      chunkSizeWarningLimit: 1_000,
      license: { fileName: 'third-party-notices.md' },
      rolldownOptions: {
        // It would warn that `compress` takes its time.
        checks: { pluginTimings: false },
        // Vite's own choice of constants makes the scripts 1 kB heavier.
        optimization: { inlineConst: { mode: 'all' as const, pass: 3 } },
        output: {
          codeSplitting: {
            groups: [
              // The first file also has what most parts need of `ui`, but no dialogs.
              {
                name: 'index',
                test: /\/src\/(?:main\.tsx$|words\/(?:en\/first|format)|ui\/(?!AvoidOffers|Dialog|Field|Picture|follow|use|styles\/boxes))/,
              },
              // English words by when a visitor needs them. Other chunks would take them along.
              {
                name: (id: string) => id.replace(/^.*\/(\w+)\.ts$/, '$1Words'),
                // Without it, the build warns.
                debugName: 'words',
                test: /\/src\/words\/en\/re[qs]/,
              },
              // What most parts have. Together these files weigh 1 kB less. An icon of one part comes with that.
              {
                name: 'icons',
                test: /lucide-react\/(?!.*icons\/(?:copy|download|link|list-checks|pencil|printer|share-2|volume-2))|\/src\/ui\/(?:DialogFrame|follow|use)|words\/dates|\/src\/browser\/(?:hashText|isComposing)|delayUntil|onlyNames|createPause|lines\/limits|\/browserStorage|machines\/cookbook\/CookbookContext/,
              },
              // Requests need this file, and recipes do. Neither part should fetch the other for it.
              { name: 'foreignText', test: /browser\/foreignText/ },
              // The first screen has no boxes to tick.
              { name: 'boxes', test: /\/styles\/boxes/ },
              // Whoever reads what the browser stores needs both. `Dialog` would take `avoided` along.
              { name: 'schemas', test: /valibot|storage\/schemas|kitchen\/avoided|saysNo/ },
              {
                name: 'Dialog',
                test: /\/src\/(?:ui\/(?:AvoidOffers|Dialog|Field|Picture)|browser\/picture)|\/browser\/cl|\/machines\/(?:browserModel|connection\/connectionMachine|liveModels|photo)|startLiveModels/,
              },
              // Files are packed and unpacked by the same library.
              { name: 'archive', test: /fflate|\/bring\/readArchive/ },
              // Otherwise a request would fetch 0.3 kB more.
              {
                name: 'connection',
                test: /\/connections\/(?:create\w*Connection|call\/ask)|\/browser\/languageModel/,
              },
              // What needs one of these files needs most. Foods and reader as two chunks weigh 1.7 kB more. A request needs `seen…`,
              // and the cookbook writes sums.
              {
                name: 'reader',
                test: /\/src\/(?:foods\/(?!languages\/(?!learn|spoken)|hidesContents|larder\/unlabelled|(?:shop|sight)\/)|reading\/(?:document\/(?!markdown\/seen)|lines\/(?:escape|FoundRecipe|json\/parseJson)|quantities\/)|amounts\/(?!keep|writeSum|shopping))/,
              },
              // The cookbook's part uses much of it. As two chunks it would weigh 1.8 kB more.
              {
                name: 'recipeView',
                test: /\/src\/(?:cookbook\/RecipeToolbar|words\/en\/recipe|recipe\/(?!cooking\/(?:CookingView|aloud|use)|ReadyPage|judge\.|shopping\/list|notes\/[Rc]|changes\/[Jq]|allergens\/(?:PendingCheck|RecipeLabel|createLabels|sayFound)))/,
              },
            ],
          },
        },
        treeshake: {
          // Nothing here reads a property for an effect. The scripts weigh 0.6 kB less.
          propertyReadSideEffects: false as const,
          // They do not say that they have no side effects: the client would weigh six times more,
          // and whoever takes one thing of a feature would take all.
          moduleSideEffects: (id: string) =>
            !/node_modules\/@huggingface\/|\/src\/\w+\/index\.ts$/.test(id),
        },
      },
    },
    test: {
      projects: [
        {
          extends: true as const,
          test: {
            name: 'page',
            environment: 'jsdom',
            // jsdom then loads once for all files, each of which has a window and modules of its own.
            pool: 'vmThreads' as const,
            vmMemoryLimit: '1GB',
            include: ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'],
            exclude: mocking,
          },
        },
        {
          extends: true as const,
          // With vmThreads, a file sometimes gets no mocks, or those of the file before: vitest's issue 11284.
          test: { name: 'mocks', environment: 'jsdom', include: mocking },
        },
        {
          extends: true as const,
          test: { name: 'logic', include: ['tests/**/*.test.ts'], exclude: ['**/*.dom.test.ts'] },
        },
      ],
      // `npm test` leaves them out, and `npm run test:rare` runs them.
      tags: [{ name: 'rare', description: 'Takes long, and guards what rarely breaks.' }],
      setupFiles: 'tests/support/setup.ts',
      // By default one processor stays idle, which on a small machine is half of it.
      maxWorkers: '100%',
      pool: 'threads',
      // A line that a worker still sends while it ends would fail the run.
      disableConsoleIntercept: true,
      restoreMocks: true,
      unstubGlobals: true,
      // They only end what hangs: a busy machine takes its time. A wait ends before its test does,
      // which then says what it waited for.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 100_000 } },
    },
  };
});
