import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** Leaves the prose of the charts out of the page: it is there for who reads or inspects them. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/machines\/\w+\.ts$/ },
      handler(code, id) {
        const texts: ESTree.Span[] = [];
        new Visitor({
          Property({ key, value }) {
            if (key.type === 'Identifier' && key.name === 'description') texts.push(value);
          },
        }).visit(parseSync(id, code).program);
        const kept = texts
          .reverse()
          .reduce(
            (rest, { start, end }) => `${rest.slice(0, start)}void 0${rest.slice(end)}`,
            code,
          );
        return { code: kept, map: null };
      },
    },
  };
}
