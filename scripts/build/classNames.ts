import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Names the classes of style sheets for the page: by their own names and a short one of their sheet,
 * as random letters do not compress.
 *
 * @param folder where the sheets are
 */
export function classNames(folder: string): (name: string, file: string) => string {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  return (name, file) => `_${name}_${sheets.indexOf(relative(folder, file)).toString(36)}`;
}
