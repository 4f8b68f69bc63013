import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findMachines } from './statechart/findMachines';
import { writeDocument } from './statechart/writeDocument';

try {
  writeFileSync(
    fileURLToPath(new URL('../docs/statechart.md', import.meta.url)),
    writeDocument(await findMachines()),
  );
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
