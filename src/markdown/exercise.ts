/** Something of all that a recipe is written with, in each size of letters that it has. */
export const EXERCISE = `# Title

Some *words*, **words**, ~~words~~ and \`words\`; see www.example.com.[^1]

https://www.youtube.com/watch?v=AAAAAAAAAAA

## Ingredients

- 200 g of *this*, \`this\` or **this**
- 1 tbsp of that
  - or of [another](https://example.com)

- [x] done
- [ ] not done

| What | How much |
| --- | ---: |
| *this* | 200 g |
| that | **1** tbsp |

## Method

1. Do this for 10 minutes.
2. Then do that, and serve.

> A word on it.

### Part

A word more.[^1]

[^1]: A *note*.
`;
