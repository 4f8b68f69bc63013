import { parseSync } from 'vite';

/** What a file imports or exports from elsewhere, as written: static, dynamic and of types. */
export function specifiersOf(file: string, text: string): string[] {
  const { module, program } = parseSync(file, text);
  const inExpressions = JSON.stringify(program).matchAll(
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
