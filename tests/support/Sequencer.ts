import { BaseSequencer, type TestSpecification } from 'vitest/node';

const KINDS = [/\.learned\./, /\.mocked\./];

/** One kind of environment after the other, and in each first the files that leave the modules as they are. */
const turnOf = ({ moduleId, project }: TestSpecification) =>
  (project.name === 'page' ? 10 : 0) + KINDS.findIndex((kind) => kind.test(moduleId)) + 1;

/** Files share modules, so those that change them come last: they teach the page languages, or mock a module. */
export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => turnOf(a) - turnOf(b));
  }
}
