import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', 'docs', 'src'].flatMap((path) =>
  path.endsWith('.md')
    ? path
    : readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(path, name)),
);

it('docs/security.md names no test that is not there', () => {
  const names = read('docs/security.md').match(/^\|.*$/gm) ?? [];
  const missing = names.flatMap((row) => {
    let text = '';
    const cell = row.split('|').at(-2) ?? '';
    return [...cell.matchAll(/`(tests\/[^`]+)`|\*([^*]+)\*/g)].flatMap(([, file, title]) => {
      if (file) text = existsSync(join(ROOT, file)) ? read(file) : '';
      return (title ? text.includes(title) : text) ? [] : [file ?? title];
    });
  });
  expect(names.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

it.each(documents)('%s links to no file or heading that is not there', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s]*)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    if (/^(https?|mailto):/.test(link)) return false;
    const [path, anchor] = link.split('#');
    const target = path ? join(dirname(document), path) : document;
    if (!existsSync(join(ROOT, target))) return true;
    const headings = anchor ? (read(target).match(/^#+ .*$/gm) ?? []) : [];
    const anchors = headings.map((heading) =>
      heading
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );
    return Boolean(anchor) && !anchors.includes(anchor as string);
  });
  expect(broken).toEqual([]);
});

it.each(documents)('%s names no file, folder or command that is not there', (document) => {
  const { scripts } = JSON.parse(read('package.json'));
  const code = [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
  const unknown = code.filter((words) => {
    const [, command] = /^npm (?:run )?(start|test|(?<=run )[\w:]+)/.exec(words) ?? [];
    if (command) return !(command in scripts);
    // `src/words/<code>` and `tests/hostile/*.txt` name many.
    const [path = ''] = words.split(/[<*{]/);
    if (!/^(?:src|machines|scripts|tests|docs|public)\//.test(path)) return false;
    return !existsSync(join(ROOT, path));
  });
  expect(unknown).toEqual([]);
});

it('scripts/docsPictures.ts takes each picture of the documents, and no other is in docs', () => {
  const shown = ['README.md', 'docs/guide.md'].flatMap((document) =>
    [...read(document).matchAll(/(?:\]\(|src=")([^)"]*\.png)/g)].map(([, path = '']) =>
      join(dirname(document), path),
    ),
  );
  const taken = [...read('scripts/docsPictures.ts').matchAll(/file: '([^']*)'/g)].map(([, file]) =>
    join('docs', `${file}.png`),
  );
  const kept = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.png'))
    .map((name) => join('docs', name));
  expect(shown.sort()).toEqual(taken.sort());
  expect(kept.sort()).toEqual(taken);
});

it.each(['foods', 'reading', 'amounts', 'wire'])(
  'the README of %s names all that its door gives, and nothing else',
  (library) => {
    const given = [...read(`src/${library}/index.ts`).matchAll(/export \{([^}]*)\}/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '));
    const [, table = ''] = /\| its door,(.*?)\n\n/s.exec(read(`src/${library}/README.md`)) ?? [];
    const named = [...table.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(given).not.toEqual([]);
    expect(named.sort()).toEqual(given.sort());
  },
);
