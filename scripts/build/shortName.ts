import { basename } from 'node:path';

/** "rp10" for `RecipePane.module.css`. A test fails if two files have the same. Whole names weigh 0.5 kB more in all scripts. */
export function shortName(file: string): string {
  const name = basename(file, '.module.css');
  return name.replace(/[a-z]/g, '').toLowerCase() + name.length;
}
