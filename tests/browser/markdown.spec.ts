import { expect, test } from './fixtures';

const RECIPE = `# Pancakes

Thin, ~~quick~~ slow. See www.example.com, https://example.org/pan and [the miller](https://example.net/flour "Flour").

| Step | Time |
| :--- | ---: |
| Mix | 2 min |
| Fry | 8 min |

## Shopping

- [x] eggs
- [ ] oat milk
- salt

Serve warm.[^cold]

[^cold]: Or cold, with jam.
`;

const HOSTILE = `# Soup

<b>bold</b> <img src="https://pixel.example/a.png" onerror="document.title='owned'">

<script>document.title = 'owned'</script>

<iframe src="https://frame.example/"></iframe>

![a bowl of soup](https://images.example/soup.png)

[a trap](javascript:document.title='owned') and [a jump](#root)
`;

test.beforeEach(async ({ openTokenPage }) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'flour');
});

test('a recipe shows all of GitHub-flavoured markdown', async ({
  kitchen,
  standIn,
  consoleLines,
}) => {
  standIn.router.next({ kind: 'completion', content: RECIPE });
  await kitchen.askAndGet('Pancakes');

  await expect(kitchen.recipe).toMatchAriaSnapshot(`
    - region "Recipe":
      - /children: deep-equal
      - heading "Saffron's Kitchen Recommends:" [level=2]
      - button "Keep the screen on"
      - group: Share and keep
      - heading "Pancakes" [level=3]
      - paragraph:
        - text: Thin,
        - deletion: quick
        - text: slow. See
        - link "www.example.com":
          - /url: http://www.example.com
        - text: ","
        - link "https://example.org/pan":
          - /url: https://example.org/pan
        - text: and
        - link "the miller":
          - /url: https://example.net/flour
        - text: .
      - region "Table":
        - table:
          - rowgroup:
            - row "Step Time":
              - columnheader "Step"
              - columnheader "Time"
          - rowgroup:
            - row "Mix 2 min":
              - cell "Mix"
              - cell "2 min"
            - row "Fry 8 min":
              - cell "Fry"
              - cell "8 min"
      - heading "Shopping" [level=4]
      - list:
        - listitem:
          - checkbox "eggs" [checked]
          - text: eggs
        - listitem:
          - checkbox "oat milk"
          - text: oat milk
        - listitem: salt
      - paragraph:
        - text: Serve warm.
        - superscript:
          - link "1":
            - /url: "#user-content-fn-cold"
      - heading "Footnotes" [level=4]
      - list:
        - listitem:
          - paragraph:
            - text: Or cold, with jam.
            - link "Back to reference 1":
              - /url: "#user-content-fnref-cold"
              - text: ↩
      - paragraph: /^Written by/
  `);
  expect(consoleLines).toEqual([]);
});

test("a recipe's links open in a new tab that knows nothing of the page", async ({
  kitchen,
  standIn,
}) => {
  standIn.router.next({ kind: 'completion', content: RECIPE });
  await kitchen.askAndGet('Pancakes');

  for (const name of ['www.example.com', 'https://example.org/pan', 'the miller']) {
    const link = kitchen.recipe.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a footnote leads there and back in the same tab', async ({ kitchen, standIn, page }) => {
  const filler = 'Stir.\n\n'.repeat(100);
  standIn.router.next({ kind: 'completion', content: RECIPE.replace('## Shopping', filler) });
  await kitchen.askAndGet('Pancakes');
  const there = kitchen.recipe.getByRole('link', { name: '1', exact: true });
  const back = kitchen.recipe.getByRole('link', { name: 'Back to reference 1', exact: true });

  await there.click();
  await expect(page).toHaveURL(/#user-content-fn-cold$/);
  await expect(kitchen.recipe.getByText('Or cold, with jam.')).toBeInViewport();

  await back.click();
  await expect(page).toHaveURL(/#user-content-fnref-cold$/);
  await expect(there).toBeInViewport();
  expect(page.context().pages()).toEqual([page]);
  await expect(kitchen.ingredients).toHaveText(['eggs', 'flour']);
});

test('what is not markdown stays words: no element, no script, no image, no request', async ({
  kitchen,
  standIn,
  page,
  consoleLines,
  foreignRequests,
}) => {
  standIn.router.next({ kind: 'completion', content: HOSTILE });
  await kitchen.askAndGet('Soup');

  await expect(kitchen.recipe).toMatchAriaSnapshot(`
    - region "Recipe":
      - /children: deep-equal
      - heading "Saffron's Kitchen Recommends:" [level=2]
      - button "Keep the screen on"
      - group: Share and keep
      - heading "Soup" [level=3]
      - paragraph: <b>bold</b> <img src="https://pixel.example/a.png" onerror="document.title='owned'">
      - text: <script>document.title = 'owned'</script> <iframe src="https://frame.example/"></iframe>
      - paragraph: a bowl of soup
      - paragraph: a trap and a jump
      - paragraph: /^Written by/
  `);
  await expect(kitchen.recipe.locator('a, b, iframe, img, script')).toHaveCount(0);
  await expect(page).toHaveTitle("Saffron's Kitchen");
  expect(hostsOf(foreignRequests)).toEqual(['huggingface.co', 'router.huggingface.co']);
  expect(consoleLines).toEqual([]);
});

function hostsOf(addresses: string[]): string[] {
  return addresses.map((address) => new URL(address).host);
}
