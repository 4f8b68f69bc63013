import { createRequire } from 'node:module';
import type { Element, Nodes } from 'hast';
import { expect, it } from 'vitest';
import { find } from '../../scripts/build/reactProperties';
import { readText } from '../../src/reading/document/marks/readText';

// By Node, because the build gives its name to what replaces it.
const table: typeof import('property-information') = createRequire(import.meta.url)(
  'property-information',
);

const EVERYTHING = `# Soup[^1]

![A pot](https://a.example/pot.png "Pot") and [a link](https://a.example "Link")

- [x] ~~Salt~~
- [ ] Water

3. Boil it for 5 minutes.

| Food | Grams |
| :--- | ----: |
| Rice |   100 |

\`\`\`text
Serve.
\`\`\`

[^1]: From a book.`;

function propertiesIn(node: Nodes | Element): [string, unknown][] {
  const own = 'properties' in node ? Object.entries(node.properties) : [];
  return [...own, ...('children' in node ? node.children.flatMap(propertiesIn) : [])];
}

it('each property of a recipe gets the name that the table of all attributes gives it, and its lists have spaces', () => {
  const properties = propertiesIn(readText(EVERYTHING).tree as Nodes);
  expect(properties.map(([name]) => name)).toEqual(
    expect.arrayContaining(['align', 'ariaLabel', 'dataFootnoteRef', 'data-mark', 'htmlFor']),
  );
  for (const [name, value] of properties) {
    const inTable = table.find(table.html, name);
    const expected = inTable.space
      ? (table.hastToReact[inTable.property] ?? inTable.property)
      : inTable.attribute;
    expect(find(table.html, name).attribute).toBe(expected);
    if (Array.isArray(value)) expect(inTable.commaSeparated).toBe(false);
  }
});
