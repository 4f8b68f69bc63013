/** Something of all that a recipe is written with. */
export const EXERCISE = `# Title

Some *words*, **words**, ~~words~~ and \`words\`; see www.example.com.[^1]

https://www.youtube.com/watch?v=AAAAAAAAAAA

## Part

- 200 g of this
- 1 tbsp of that
  - or of [another](https://example.com)

- [x] done
- [ ] not done

| What | How much |
| --- | ---: |
| this | 200 g |
| that | **1** tbsp |

1. Do this for 10 minutes.
2. Then do that, and serve.

> A word on it.

[^1]: A note.
`;
