import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface AttackClass {
  name: string;
  describedIn: string;
  /** A model may answer with these texts, or a visitor may paste them. */
  cases: string[];
}

const FILES = ['markup.txt', 'links.txt', 'page.txt'];

/**
 * Reads the attacks that are kept as data. In a file, `@@ ` heads a class, `@@@ ` under it says where
 * it is described, and each line after that is a case. `␊` means a line feed, `␍` a
 * carriage return, `␉` for a tab, `␌` for a form feed, `␀` for NUL and `{U+202E}` for the code unit
 * or the code point of that number. What an attack would run is `hit()`; what it would fetch is at
 * `leak.example`.
 *
 * @throws {Error} if a class is not described, has no case, or a case comes twice
 */
export function readAttacks(): AttackClass[] {
  const classes = FILES.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split(/^@@ /m)
      .slice(1)
      .map(readClass),
  );
  const seen = new Set<string>();
  for (const text of classes.flatMap(({ cases }) => cases)) {
    if (seen.has(text)) throw new Error(`A case comes twice: ${JSON.stringify(text)}`);
    seen.add(text);
  }
  return classes;
}

function readClass(section: string): AttackClass {
  const [name = '', source = '', ...lines] = section.split('\n');
  const cases = lines.filter((line) => line !== '').map(unescapeText);
  if (!source.startsWith('@@@ ') || cases.length === 0) {
    throw new Error(`The class "${name}" is not described, or has no case.`);
  }
  return { name, describedIn: source.slice(4), cases };
}

const STAND_INS: Record<string, string> = {
  '␊': '\n',
  '␍': '\r',
  '␉': '\t',
  '␌': '\f',
  '␀': '\0',
};

function unescapeText(line: string): string {
  return line
    .replace(/[␊␍␉␌␀]/g, (character) => STAND_INS[character] ?? '')
    .replace(/\{U\+([0-9A-F]{4,5})\}/g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
}
