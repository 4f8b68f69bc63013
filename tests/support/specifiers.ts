import { parseSync } from 'vite';

/** What a file imports or exports from elsewhere, as written: static, dynamic and of types. */
export function specifiersOf(file: string, text: string): string[] {
  const parsed = parseSync(file, text);
  const { module } = parsed;
  // Few files need the whole tree, which takes ten times as long.
  const tree = text.includes('import(') ? JSON.stringify(parsed.program) : '';
  const inExpressions = tree.matchAll(
    /"type":"(?:ImportExpression|TSImportType)"[^}]*?"source":\{[^}]*?"value":"([^"]+)"/g,
  );
  return [
    ...new Set([
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
      ),
      ...[...inExpressions].map(([, specifier]) => specifier ?? ''),
    ]),
  ];
}
