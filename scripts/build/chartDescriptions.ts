import type { Plugin } from 'vite';

interface Place {
  start: number;
  end: number;
}

/** What the syntax tree says of an object. */
interface ObjectNode extends Place {
  type: string;
  properties: (Place & { key?: { name?: string }; value?: { type: string } })[];
}

/**
 * Takes the descriptions out of the charts that visitors fetch: only people and Stately's tools read
 * them. `npm run inspect` keeps them.
 */
export function chartDescriptions(): Plugin {
  return {
    name: 'chart-descriptions',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/\w+\.ts$/ },
      handler(code) {
        let text = code;
        // From the end, so the places before it stay right.
        for (const { start, end } of descriptionsIn(this.parse(code)).reverse()) {
          text = text.slice(0, start) + text.slice(end);
        }
        return text;
      },
    },
  };
}

/** Where the descriptions are in a syntax tree, in order, each with the comma behind it. */
function descriptionsIn(node: unknown): Place[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, properties, end } = node as ObjectNode;
  if (type !== 'ObjectExpression') return Object.values(node).flatMap(descriptionsIn);
  return properties.flatMap((property, index) =>
    property.key?.name === 'description' && property.value?.type === 'Literal'
      ? { start: property.start, end: properties[index + 1]?.start ?? end - 1 }
      : descriptionsIn(property),
  );
}
