import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shortName } from '../../scripts/build/shortName';

it('no two style sheets share a short name, so none styles what is of another', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(shortName('src/app/panes/RecipePane.module.css')).toBe('rp10');
  expect(new Set(files.map(shortName)).size).toBe(files.length);
});
