import { build, type Rolldown } from 'vite';

/**
 * Builds a module to one script without imports, to be run as it is.
 *
 * @param entry its path
 * @param target the browsers that are to run it; Vite's own where none are given
 */
export async function buildScript(
  entry: string,
  target: string | string[] | false = 'baseline-widely-available',
): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    build: { target, write: false, lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
