// @vitest-environment jsdom
import { renderAttacks } from './renderAttacks';

renderAttacks({
  'in a link': (attack) => `[${attack}](https://good.example/)`,
  'as an address': (attack) => `[x](${attack})`,
  'as an address in brackets': (attack) => `[x](<${attack}>)`,
  'in a title': (attack) => `[x](https://good.example/ "${attack}")`,
  'as the words of an image': (attack) => `![${attack}](https://leak.example/)`,
  'as the name of a footnote': (attack) => `x[^${attack}]\n\n[^${attack}]: y`,
});
