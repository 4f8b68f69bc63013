import { readCases } from '../wire/connections/wire/readCases';
import { expect, test } from './fixtures';

/** Of the cases that `tests/wire/connections/wire` tries in Node, those that lost most. */
const WORST: [title: string, type?: string][] = [
  ['"stop" under each piece, with pauses'],
  ['a last piece that repeats the whole text'],
  ['errors that are false, empty and null'],
  ['no type', 'text/plain'],
  ['JSON under the type of a stream'],
  ['a whole recipe in the only thought'],
];

test('the six answers that lost most become one recipe each', async ({ openPage, standIn }) => {
  const kitchen = await openPage();
  await kitchen.add('eggs', 'peas');
  const cases = readCases();
  for (const [index, [title, type]] of WORST.entries()) {
    await test.step(title, async () => {
      const { pieces = [] } = cases.find((one) => one.title === title) ?? {};
      // Each recipe has its own title, so none of the earlier ones is taken for it.
      const name = `Pea omelette ${index + 1}`;
      const parts = pieces.map((part) =>
        Buffer.from(part).toString().replaceAll('Pea omelette', name),
      );
      standIn.router.next({ kind: 'events', parts, ...(type && { type }) });
      await kitchen.requestButton.click();
      await expect(kitchen.recipe.getByRole('heading', { name })).toHaveCount(1);
      await expect(kitchen.recipe.getByText(/^4 eggs/)).toHaveCount(1);
      await expect(kitchen.recipe.getByText(/until set\.$/)).toHaveCount(1);
      await expect(kitchen.requestButton).toHaveAttribute('aria-disabled', 'false');
    });
  }
  expect(standIn.router.requests).toHaveLength(WORST.length);
});
