import { parseSync } from 'vite';

/** Static and dynamic imports and exports, also of types. */
export function specifiersOf(file: string, text: string): string[] {
  const parsed = parseSync(file, text);
  const { module } = parsed;
  // The whole tree takes ten times as long, and few files need it.
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
