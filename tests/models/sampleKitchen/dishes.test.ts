import { basename, dirname } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { learn } from '../../../src/foods/languages/learn';
import { sample } from '../../support/sample';
import { problemsOfDish } from './dishProblems';

const FILES = import.meta.glob<string>('../../../src/models/sampleKitchen/dishes/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeAll(async () => {
  await Promise.all(['de', 'fr', 'es'].map(learn));
});

/** A full run tries foods in all dishes, which takes minutes. */
const FILLED = sample(Object.keys(FILES), 2);

it.each(Object.entries(FILES))('%s reads and cooks well', (path, source) => {
  const language = basename(dirname(path));
  const file = `src/models/sampleKitchen/dishes/${language}/${basename(path)}`;
  const each = FILLED.includes(path) ? 2 : 0;
  const problems = problemsOfDish(source, language, each).map((problem) =>
    /^\d/.test(problem) ? `${file}:${problem}` : `${file}: ${problem}`,
  );
  expect(problems.join('\n')).toBe('');
});
