import { writeMessages } from '../../src/connections/prompt';
import { later } from '../support/standIn';
import { expect, TEST_TOKEN, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

test('a request asks the hub once and the model once, with exactly the list and the rules', async ({
  openTokenPage,
  standIn,
  foreignRequests,
  consoleLines,
}) => {
  const kitchen = await openTokenPage();
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
        { role: 'system', content: writeMessages(['eggs', 'rice'])[0].content },
        {
          role: 'user',
          content: "I have eggs, rice. Please give me a recipe you'd recommend I make!",
        },
      ],
      max_tokens: 1024,
      temperature: 0.7,
    },
  ]);
  expect(consoleLines).toEqual([]);
});

test('the recipe stands under its heading and above who wrote it', async ({ openTokenPage }) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await expect(kitchen.recipeHeading).toHaveCount(0);

  await kitchen.askAndGet('Egg fried rice');
  await expect(kitchen.recipe).toMatchAriaSnapshot(`
    - region "Recipe":
      - /children: deep-equal
      - heading "Saffron's Kitchen Recommends:" [level=2]
      - button "Keep the screen on"
      - button "Save"
      - group: Share and keep
      - heading "Egg fried rice" [level=3]
      - paragraph: Fry the rice, then stir in the eggs.
      - paragraph: Written by mistralai/Mixtral-8x7B-Instruct-v0.1, a language model. Check allergens and cooking temperatures.
  `);
  await expect(kitchen.status).toHaveText('Your recipe is ready');
});

test('while a recipe is on its way the page says so, and the button rests but keeps its focus', async ({
  openTokenPage,
  standIn,
}) => {
  const answer = later();
  standIn.router.next(answer);
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await expect(kitchen.requestButton).toHaveAttribute('aria-disabled', 'false');
  await expect(kitchen.spinnerText).toHaveCount(0);

  await kitchen.requestButton.click();
  await expect(kitchen.spinnerText).toBeVisible();
  await expect(kitchen.stopButton).toBeVisible();
  await expect(kitchen.status).toHaveText('Asking for a recipe');
  await expect(kitchen.requestButton).toHaveAttribute('aria-disabled', 'true');
  await expect(kitchen.requestButton).toBeFocused();
  await expect(kitchen.attempt).toHaveCount(0);

  answer.release({ kind: 'completion', content: 'Fry it.' });
  await expect(kitchen.recipe).toContainText('Fry it.');
  await expect(kitchen.spinnerText).toHaveCount(0);
  await expect(kitchen.stopButton).toHaveCount(0);
  await expect(kitchen.requestButton).toHaveAttribute('aria-disabled', 'false');
  await expect(kitchen.requestButton).toBeFocused();
});

test('the list can change while a recipe is on its way, and the request keeps its own', async ({
  openTokenPage,
  standIn,
  page,
}) => {
  const answer = later();
  standIn.router.next({ kind: 'status', status: 500 }, answer);
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.ask();
  await expect.poll(() => kitchen.modelCalls()).toBe(1);

  await kitchen.add('milk');
  await kitchen.remove('eggs');
  await expect(kitchen.ingredients).toHaveText(['rice', 'milk']);

  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await page.clock.runFor(1_000);
  answer.release({ kind: 'completion', content: 'Fry it.' });
  await expect(kitchen.recipe).toContainText('Fry it.');
  const asked = standIn.router.requests.map(({ body }) => body);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[1]).toHaveProperty(
    'messages.1.content',
    "I have eggs, rice. Please give me a recipe you'd recommend I make!",
  );
  await expect(kitchen.ingredients).toHaveText(['rice', 'milk']);
});

test('a second request keeps the old recipe back until the new one replaces it', async ({
  openTokenPage,
  standIn,
  consoleLines,
}) => {
  const second = later();
  standIn.router.next({ kind: 'completion', content: '# First dish' }, second);
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('First dish');

  await kitchen.add('milk');
  await kitchen.ask();
  second.release({ kind: 'completion', content: '# Second dish' });
  await expect(kitchen.recipe.getByRole('heading', { level: 3 })).toHaveText(['Second dish']);

  expect((await kitchen.calls()).map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  expect(standIn.router.requests[1]?.body).toHaveProperty(
    'messages.1.content',
    "I have eggs, rice, milk. Please give me a recipe you'd recommend I make!",
  );
  expect(consoleLines).toEqual([]);
});

test('a recipe that was cut at the length limit says so', async ({ openTokenPage, standIn }) => {
  standIn.router.next({ kind: 'completion', content: 'Fry the', finishReason: 'length' });
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Fry the');

  await expect(kitchen.recipe).toMatchAriaSnapshot(`
    - region "Recipe":
      - /children: deep-equal
      - heading "Saffron's Kitchen Recommends:" [level=2]
      - button "Keep the screen on"
      - button "Save"
      - group: Share and keep
      - paragraph: Fry the
      - paragraph: The model stopped at its length limit. The end may be missing.
      - paragraph: Written by mistralai/Mixtral-8x7B-Instruct-v0.1, a language model. Check allergens and cooking temperatures.
  `);
});
