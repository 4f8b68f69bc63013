import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';

const FOLDER = join(import.meta.dirname, '../../machines');

/** A file of `machines/` and the machine that it exports. */
export interface MachineFile {
  /** Its path on this computer. */
  path: string;
  /** Its path in the project, as in `machines/recipeMachine.ts`. */
  file: string;
  machine: AnyStateMachine;
}

/** The paths of the files in `machines/`, by name. */
export function machinePaths(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(FOLDER, name));
}

/**
 * Loads every machine in `machines/`, in the order of the files' names.
 *
 * @throws {Error} for a file that does not export exactly one
 */
export async function findMachines(): Promise<MachineFile[]> {
  return Promise.all(
    machinePaths().map(async (path) => {
      const file = path.slice(join(FOLDER, '..').length + 1).replaceAll('\\', '/');
      const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
      const [machine, ...others] = Object.values(exported).filter(
        (value) => value instanceof StateMachine,
      );
      if (!machine || others.length > 0) throw new Error(`${file} has to export one machine.`);
      return { path, file, machine };
    }),
  );
}
