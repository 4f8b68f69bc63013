import { BaseSequencer, type TestSpecification } from 'vitest/node';

// In the west, the day of a time in UTC has often not begun. Threads share their process's zone.
process.env.TZ = 'America/New_York';

const KINDS = [/\.learned\./, /\.mocked\./];

/** Runs one environment after the other, and in each the files first that leave the modules unchanged. */
const turnOf = ({ moduleId, project }: TestSpecification) =>
  (project.name === 'page' ? 10 : 0) + KINDS.findIndex((kind) => kind.test(moduleId)) + 1;

/** Files share modules. Those that mock one, or teach the page a language, come last. */
export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => turnOf(a) - turnOf(b));
  }
}
