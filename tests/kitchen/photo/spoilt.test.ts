import { beforeAll, expect, it } from 'vitest';
import { learn } from '../../../src/foods/languages/learn';
import { readSight } from '../../../src/kitchen/photo/readSight';
import { readPastedList } from '../../../src/kitchen/readPastedList';

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)));

it.each(['grüne Kartoffeln', 'rohe Bohnen', 'Fleisch, grün', 'patatas verdes'])(
  'does not tick %j',
  (line) => {
    const sight = readSight(`${line}\ngrüne Bohnen`, {
      list: [],
      readList: readPastedList,
      isCut: false,
    });
    expect(sight).toMatchObject({
      foods: [
        { name: line, isCertain: false },
        { name: 'grüne Bohnen', isCertain: true },
      ],
    });
  },
);
