import { expect, test } from './fixtures';
import { WORDS } from './words';

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

test('a recipe shows all of GitHub-flavoured markdown', async ({ openRecipe, consoleLines }) => {
  const { recipe } = await openRecipe(RECIPE);
  await expect(recipe).toMatchAriaSnapshot(`
    - region "Recipe":
      - /children: deep-equal
      - heading "Saffron's Kitchen Recommends:" [level=2]
      - button "${WORDS.keepScreenOn}"
      - button "${WORDS.save}"
      - group: ${WORDS.share}
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
      - region "${WORDS.table}":
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
      - paragraph: ${WORDS.writtenBy}
  `);
  expect(consoleLines).toEqual([]);
});

test('a footnote leads there and back in the same tab', async ({ openRecipe, page, context }) => {
  const { recipe, ingredients } = await openRecipe(
    RECIPE.replace('## Shopping', 'Stir.\n\n'.repeat(100)),
  );
  const there = recipe.getByRole('link', { name: '1', exact: true });
  const back = recipe.getByRole('link', { name: 'Back to reference 1', exact: true });

  await there.click();
  await expect(page).toHaveURL(/#user-content-fn-cold$/);
  await expect(recipe.getByText('Or cold, with jam.')).toBeInViewport();
  await back.click();
  await expect(page).toHaveURL(/#user-content-fnref-cold$/);
  await expect(there).toBeInViewport();
  expect(context.pages()).toEqual([page]);
  await expect(ingredients).toHaveText(['eggs', 'rice']);
});
