import { requestOf } from '../support/requestOf';
import { expect, test } from './fixtures';
import { TEST_TOKEN } from './globalSetup';
import { WORDS } from './words';

const MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

test('a request asks the hub once and the model once, and sends exactly the list and the rules', async ({
  openPage,
  page,
  context,
  standIn,
  foreignRequests,
  consoleLines,
}) => {
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Egg fried rice');

  const hubAddress = `https://huggingface.co/api/models/${MODEL}?expand[]=inferenceProviderMapping`;
  const routerAddress = 'https://router.huggingface.co/together/v1/chat/completions';
  expect(await kitchen.calls()).toEqual([
    { method: 'GET', url: hubAddress, at: 0 },
    { method: 'POST', url: routerAddress, at: 0 },
  ]);
  expect(foreignRequests).toEqual([hubAddress, routerAddress]);
  expect(standIn.requests.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${TEST_TOKEN}`,
    `Bearer ${TEST_TOKEN}`,
  ]);
  expect(standIn.router.requests.map(({ body }) => body)).toEqual([
    {
      model: MODEL,
      messages: [
        { role: 'system', content: requestOf(['eggs', 'rice']).messages[0]?.content },
        {
          role: 'user',
          content: "I have eggs, rice. Please give me a recipe you'd recommend I make!",
        },
      ],
      max_tokens: 1024,
      temperature: 0.7,
      stream: true,
    },
  ]);
  expect(consoleLines).toEqual([]);

  await test.step('a footnote leads there and back in the same tab', async () => {
    const lines = 'Stir.\n\n'.repeat(100);
    const { recipe, ingredients } = kitchen;
    standIn.router.next({
      kind: 'completion',
      content: `Serve.[^cold]\n\n${lines}[^cold]: Or cold.`,
    });
    await kitchen.askAndGet('Or cold.');
    const there = recipe.getByRole('link', { name: '1', exact: true });

    await there.click();
    await expect(page).toHaveURL(/#user-content-fn-cold$/);
    await expect(recipe.getByText('Or cold.')).toBeInViewport();
    await recipe.getByRole('link', { name: 'Back to reference 1', exact: true }).click();
    await expect(page).toHaveURL(/#user-content-fnref-cold$/);
    await expect(there).toBeInViewport();
    expect(context.pages()).toEqual([page]);
    await expect(ingredients).toHaveText(['eggs', 'rice']);
  });
});

test('the page without a token writes recipes itself, says so, and asks no other host', {
  tag: '@rare',
}, async ({ openPage, foreignRequests, consoleLines }) => {
  const kitchen = await openPage('sample');
  await expect(kitchen.sampleNote).toBeVisible();
  await kitchen.add('eggs', 'rice', 'spring onion');
  await kitchen.askAndGet(WORDS.fromTheBook);
  const [first = ''] = await kitchen.recipeTitle.allTextContents();
  expect(first).toMatch(/\S/);
  await expect(kitchen.sampleNote).toBeHidden();
  await kitchen.requestButton.click();
  await expect(kitchen.recipeTitle).not.toHaveText(first);
  expect(await kitchen.calls()).toEqual([]);
  expect(foreignRequests).toEqual([]);
  expect(consoleLines).toEqual([]);
});
