import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';

const isFile = (name: string) => name.endsWith('.ts');

const FOLDER = join(import.meta.dirname, '../../machines');

/** A file of `machines/` and the machine that it exports. */
export interface MachineFile {
  /** Its absolute path. */
  path: string;
  /** Its path in the project, such as `machines/recipe/recipeMachine.ts`. */
  file: string;
  machine: AnyStateMachine;
}

/**
 * Sorts by files' names. Throws if a file exports two machines, or has a machine's name and none.
 */
export async function findMachines(): Promise<MachineFile[]> {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const found = await Promise.all(
    names
      .filter(isFile)
      .sort()
      .map(async (name) => {
        const path = join(FOLDER, name);
        const file = `machines/${name.replaceAll(sep, '/')}`;
        const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
        const machines = Object.values(exported).filter((value) => value instanceof StateMachine);
        const [machine, ...others] = machines;
        // The other files hold functions of the machines' data.
        if (!machine && !name.endsWith('Machine.ts')) return [];
        if (!machine || others.length > 0) throw new Error(`${file} has to export one machine.`);
        return [{ path, file, machine }];
      }),
  );
  return found.flat();
}
