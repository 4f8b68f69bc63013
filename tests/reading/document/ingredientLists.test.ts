import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';

describe('ingredients are', () => {
  it.each<[string, string, string[]]>([
    [
      'below "Ingredients for the sauce", which names their group',
      '## Ingredients for the sauce\n\n- 1 egg\n\n1. Boil.',
      ['for the sauce: 1 egg'],
    ],
    [
      'a numbered list below their heading',
      '## Ingredients\n\n1. 2 eggs\n2. 1 cup rice\n\n## Method\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'not the numbered list after them',
      '## Ingredients\n\n- 2 eggs\n\n1. Boil it.\n2. Eat it.',
      ['2 eggs'],
    ],
    [
      'plain lines below their heading',
      '## Ingredients\n\n2 eggs\n1 cup rice\nsalt\n\n## Method\n\n1. Boil.',
      ['2 eggs | 1 cup rice | salt'],
    ],
    [
      'the rows of a table with units and notes',
      '## Ingredients\n\n| Amount | Unit | Ingredient | Notes |\n|-|-|-|-|\n| 2 | – | eggs | beaten |\n| 1 | cup | rice | |\n\n1. Boil.',
      ['2 eggs, beaten | 1 cup rice'],
    ],
    [
      'the rows of a table without a heading',
      '| Ingredient | Amount |\n|-|-|\n| Eggs | 2 |\n\n1. Boil.',
      ['2 Eggs'],
    ],
    [
      'the first row of a table without heads too',
      '## Ingredients\n\n| 200 g | rice |\n|-|-|\n| 1 pinch | salt |\n\n1. Boil.',
      ['200 g rice | 1 pinch salt'],
    ],
    [
      'the first row of a table without heads whose amounts come last',
      '## Ingredients\n\n| rice | 200 g |\n|-|-|\n| eggs | 2 |\n\n1. Boil.',
      ['200 g rice | 2 eggs'],
    ],
    [
      'no heads that say what is below them',
      '## Ingredients\n\n| Food | 2 servings |\n|-|-|\n| eggs | 2 |\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'a list of foods below a heading of its own, above the steps',
      '# Rice\n\n## From the pantry\n\n- rice\n- salt\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['From the pantry: rice | salt', '2 eggs'],
    ],
    [
      'no list of other words below a heading of its own',
      '# Rice\n\n## Why it works\n\n- rice that comforts\n- eggs that bind\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'in a group below a bold line between the items',
      '## Ingredients\n\n- 2 eggs\n**Sauce**\n- 1 lime\n- salt\n\n1. Boil.',
      ['2 eggs', 'Sauce: 1 lime | salt'],
    ],
    [
      'below "Ingredients needed:", right after other lines',
      'Rice\nCuisine: any\nServes: 5\nIngredients needed:\n- 2 eggs\n- salt\n\n1. Boil.',
      ['2 eggs | salt'],
    ],
    [
      'a list with amounts without a heading',
      '- 2 eggs\n- 1 cup rice\n\n1. Boil.\n2. Eat.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'a list without amounts above the steps',
      '- eggs\n- rice\n\n1. Boil.\n2. Eat.',
      ['eggs | rice'],
    ],
    [
      'the items of a list, whose inner items are notes or a group',
      '## Ingredients\n\n- 2 eggs\n  - beaten\n- Sauce\n  - 1 lemon\n- salt\n\n1. Boil.',
      ['2 eggs', 'Sauce: 1 lemon', 'salt'],
    ],
    [
      'below a deeper heading "To serve"',
      '## Ingredients\n\n- 2 eggs\n\n### To serve\n\n- 1 lemon\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'To serve: 1 lemon'],
    ],
    [
      'not below a heading "To serve" of the same rank',
      '## Ingredients\n\n- 2 eggs\n\n## To serve\n\n- 1 lemon\n\n## Method\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'not a line of facts',
      '## Ingredients\n\nServes 4\n\n- 2 eggs\n\n## Method\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'below a heading that says nothing, if they have amounts',
      '## Check the cupboard\n\n- 2 eggs\n- 1 cup rice\n\n## Method\n\n1. Boil.',
      ['Check the cupboard: 2 eggs | 1 cup rice'],
    ],
    [
      'without marks, boxes and bold',
      '## Ingredients\n\n- **2** eggs\n- ✅ salt\n- [ ] rice\n- —\n\n1. Boil.',
      ['2 eggs | salt | rice'],
    ],
    [
      'after a tip among them',
      '## Ingredients\n\n- 2 eggs\n\n**Tip:** Use fresh ones.\n\n- 1 lemon\n\n## Method\n\n1. Boil.',
      ['2 eggs | 1 lemon'],
    ],
    [
      'lines with check marks without a heading',
      '✅ 2 eggs\n✅ 1 cup rice\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'a numbered list without amounts, if steps follow',
      '## Ingredients\n\n1. eggs\n2. rice\n\n## Method\n\n1. Boil.',
      ['eggs | rice'],
    ],
    ['not a numbered list that no steps follow', '## Ingredients\n\n1. Boil it.\n2. Eat it.', []],
    [
      'below a bold heading with servings',
      '**Ingredients (serves 4)**\n\n- 1 egg\n\n## Method\n\n1. Boil.',
      ['1 egg'],
    ],
    [
      'below "For the sauce", without amounts',
      '## Ingredients\n\n- 2 eggs\n\n## For the sauce\n\n- butter\n- flour\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'For the sauce: butter | flour'],
    ],
    [
      'lines below a plain heading',
      'Ingredients:\n2 eggs\n1 cup rice\nInstructions:\nBoil the rice.\nEat it.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'lines below a bold heading',
      '**Ingredients:**\n2 eggs\n1 cup rice\n**Method:**\n1) Boil.\n2) Eat.\nEnjoy!',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'a list right above a bold heading',
      '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n**Method**\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'not bullets such as "Salt it."',
      '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n## Method\n\nBoil the rice.\n\n- Salt it.\n\nEat it.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'lines with amounts in words without a heading',
      '- two eggs\n- one onion\n\n1. Boil.\n2. Eat.',
      ['two eggs | one onion'],
    ],
    [
      'below another heading, if half of the lines have figures',
      '## Ingredients\n\n- 2 eggs\n\n## Cupboard\n\n- two lemons\n- 3 onions\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'Cupboard: two lemons | 3 onions'],
    ],
    [
      'a plain line below their list',
      '## Ingredients\n\n- 2 eggs\n\nsome rice\n\n## Method\n\n1. Boil.',
      ['2 eggs | some rice'],
    ],
    [
      'one sentence of foods without amounts, with an "and"',
      '## Ingredients\n\nRice (long, white), eggs and oil.\n\n1. Boil.',
      ['Rice (long, white) | eggs | oil'],
    ],
    [
      'one sentence below the deeper heading of a group',
      '## Ingredients\n\n2 eggs, rice and oil.\n\n### For the sauce\n\nCream, butter and salt.\n\n1. Boil.\n2. Eat.',
      ['2 eggs | rice | oil', 'For the sauce: Cream | butter | salt'],
    ],
    [
      'a group without amounts, right above the numbered steps',
      '## Ingredients\n\n- 2 eggs\n\n### Sauce\n\n- cream\n- butter\n\n1. Boil.\n2. Eat.',
      ['2 eggs', 'Sauce: cream | butter'],
    ],
    [
      'not bullets of work above numbered steps',
      '## Ingredients\n\n- 2 eggs\n\n### Now\n\n- Boil water.\n- Salt it.\n\n1. Boil.\n2. Eat.',
      ['2 eggs'],
    ],
    [
      'short lines below a deeper heading',
      '## Ingredients\n\n- 2 eggs\n\n### Sauce\n\ncream\n\nbutter\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'Sauce: cream | butter'],
    ],
    [
      'lines with check marks and figures below another heading',
      '## Ingredients\n\n- 2 eggs\n\n## Cupboard\n\n✅ 3 onions\n\n✅ 2 lemons\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'Cupboard: 3 onions | 2 lemons'],
    ],
    [
      'not a table of other things',
      '## Ingredients\n\n- 2 eggs\n\n## Gear\n\n| Tool | Use |\n|-|-|\n| pan | 2 times |\n\n## Method\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'not a table of other things without a heading',
      '| Tool | Use |\n|-|-|\n| pan | frying |\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'a list of one food below a heading of its own, if it has an amount',
      '## Cupboard\n\n- 1 cup rice\n\n## Method\n\n1. Boil.',
      ['Cupboard: 1 cup rice'],
    ],
    [
      'three measured foods of a sentence, but not two',
      '## Ingredients\n\n2 eggs, 1 tbsp zorblax of the kind you like, 1 cup rice\n\n2 figs, 1 zorblax\n\n1. Boil.',
      ['2 eggs | 1 tbsp zorblax of the kind you like | 1 cup rice | 2 figs, 1 zorblax'],
    ],
    [
      'not a long line without an amount',
      '## Ingredients\n\nwhatever you find in the cupboard and would like to get rid of soon\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'foods of a sentence with more blanks after the "and"',
      'You need 2 eggs,  and   rice.\n\n1. Boil.',
      ['2 eggs | rice'],
    ],
    [
      'after "Ingredients:", between semicolons',
      'Ingredients: 2 eggs; 1 onion; salt\n\n## Method\n\n1. Boil.',
      ['2 eggs | 1 onion | salt'],
    ],
    [
      'the rows of a table with two kinds of amounts',
      '## Ingredients\n\n| Ingredient | Metric | US |\n|-|-|-|\n| rice | 200 g | 1 cup |\n| salt | | |\n\n1. Boil.',
      ['rice, 200 g, 1 cup | salt'],
    ],
    [
      'without the closing remark right below them',
      '## Ingredients\n\n- 2 eggs\n- rice\nEnjoy it!\n\n## Method\n\n1. Boil.',
      ['2 eggs | rice'],
    ],
    [
      'below a deeper heading "To serve" with more words',
      '## Ingredients\n\n- 2 eggs\n\n### To serve: with rice\n\n- 1 lemon\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'To serve: with rice: 1 lemon'],
    ],
    [
      'not in a group below bold words within an item',
      '## Ingredients\n- 2 eggs\n- rice\n  **Sauce**\n  and more\n- 1 onion\n\n## Method\n\n1. Boil.',
      ['2 eggs | rice Sauce and more | 1 onion'],
    ],
    [
      'a numbered list with some amounts, above paragraphs of work',
      '## Ingredients\n\n1. eggs\n2. 1 cup rice\n3. 2 onions\n\nBoil it all in water.',
      ['eggs | 1 cup rice | 2 onions'],
    ],
    [
      'a numbered list with amounts without a heading',
      '1) 200 g rice\n\n2) 2 eggs\n\n## Method\n\nBoil.',
      ['200 g rice | 2 eggs'],
    ],
    [
      'below another heading after the steps, if they have amounts',
      '1. Boil.\n2. Eat.\n\n## More\n\n- 2 cups cream\n- 1 egg',
      ['More: 2 cups cream | 1 egg'],
    ],
    [
      'in a group again after an inner one',
      '## Ingredients\n\n### Rice\n\n- Sauce\n  - 1 onion\n- salt\n\n## Method\n\n1. Boil.',
      ['Sauce: 1 onion', 'Rice: salt'],
    ],
    [
      'the rows of a table below another heading',
      '## Ingredients\n\n- 2 eggs\n\n## Cupboard\n\n| Amount | Food |\n|-|-|\n| 2 | lemons |\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'Cupboard: 2 lemons'],
    ],
    [
      'the rows of a table of foods below a deeper heading',
      '## Ingredients\n\n- 2 eggs\n\n### Sauce\n\n| Food |\n|-|\n| cream |\n| butter |\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'Sauce: cream | butter'],
    ],
    [
      'a list right below a line that leads to it',
      'It is good.\nYou will need:\n- 2 eggs\n- rice\n\n## Method\n\n1. Boil.',
      ['2 eggs | rice'],
    ],
    [
      'one line for two foods without amounts',
      '## Ingredients\n\nrice, eggs\n\n1. Boil.',
      ['rice, eggs'],
    ],
    ['two foods after "Ingredients:"', 'Ingredients: rice and eggs\n\n1. Boil.', ['rice | eggs']],
    [
      'foods of a sentence, two of them in the same bold words',
      'You need rice, **eggs, salt** and oil.\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['rice | eggs | salt and oil | 2 eggs'],
    ],
    [
      'foods of a sentence in which the source escapes a sign',
      '## Ingredients\n\n2 eggs, 1\\*2 cups rice and oil\n\n1. Boil.',
      ['2 eggs | 1*2 cups rice | oil'],
    ],
    [
      'after three bold labels right below each other',
      '**Serves:** 4\n**Ingredients:** 2 eggs, rice\n**Method:** Boil the rice.\nFry the eggs.',
      ['2 eggs | rice'],
    ],
    [
      'in a group below a numbered heading',
      '## Ingredients\n\n- 2 eggs\n\n### 1. For the sauce\n\n- 1 cup cream\n- 1 onion\n\n## Method\n\n1. Boil.',
      ['2 eggs', '1. For the sauce: 1 cup cream | 1 onion'],
    ],
    [
      'not in a group of their own below "Dry ingredients" of the same rank',
      '## Ingredients\n\n- 2 eggs\n\n## Dry ingredients\n\n- 1 cup rice\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'in groups below deeper headings with "ingredients"',
      '## Ingredients\n\n### Dry ingredients\n\n- 1 cup rice\n\n### Wet ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['Dry ingredients: 1 cup rice', 'Wet ingredients: 2 eggs'],
    ],
    [
      'not facts after the label of their list',
      '**Ingredients:** serves 4\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'not a list with other words below a heading of its own',
      '## The stars\n\n- rice\n- eggs: boiled\n- a lot of love\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'the rows of a table below a heading that says nothing',
      '## Sauce\n\n| Amount | Food |\n|-|-|\n| 2 cups | cream |\n\n## Method\n\n1. Boil.',
      ['Sauce: 2 cups cream'],
    ],
    [
      'lines with check marks below a heading that says nothing',
      '## The sauce\n\n✅ 1 cup cream\n\n✅ 2 eggs\n\n## Method\n\n1. Boil.',
      ['The sauce: 1 cup cream | 2 eggs'],
    ],
    [
      'a long line after a bullet',
      '## Ingredients\n\n• rice that is as old as the hills and that you have bought somewhere nice\n\n- 2 eggs\n\n1. Boil.',
      ['rice that is as old as the hills and that you have bought somewhere nice | 2 eggs'],
    ],
    [
      'not a remark of foods',
      '## Ingredients\n\nSalt, pepper and herbs are welcome.\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'a sentence that begins with an amount',
      '## Ingredients\n\n- 2 eggs\n- rice\n\n2 onions are fried for 10 minutes.\n\nUse what you like best.',
      ['2 eggs | rice | 2 onions are fried for 10 minutes.'],
    ],
    [
      'in a group below a plain heading with a picture',
      '## Ingredients\n\n- 2 eggs\n\n🍅 For the sauce:\n\n- 1 lime\n\n1. Boil.',
      ['2 eggs', 'For the sauce: 1 lime'],
    ],
    [
      'below a plain heading with a picture',
      '🛒 Ingredients\n\n✅ 2 eggs\n✅ 1 cup rice\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'lines below the deeper heading of a group',
      '## Ingredients\n\n- 2 eggs\n\n### For the sauce\n\n1 cup cream\n2 tbsp butter\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'For the sauce: 1 cup cream | 2 tbsp butter'],
    ],
    [
      'lines below a bare word for them',
      'Ingredients\n\n2 eggs\n1 cup rice\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'the rows of a table with one column',
      '| Ingredients |\n|-|\n| 2 eggs |\n| 1 cup rice |\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'foods of a sentence that goes on in the next line',
      'You need 2 eggs,\n200 g rice and salt.\n\n1. Boil.',
      ['2 eggs | 200 g rice | salt'],
    ],
    [
      'below a bold heading without its "(optional)"',
      '## Ingredients\n\n- 2 eggs\n\n**Sauce** (optional)\n\n- 1 lime\n\n1. Boil.',
      ['2 eggs', 'Sauce: 1 lime'],
    ],
    [
      'below a line of italics that is too long to name a group',
      '## Ingredients\n\n*All of this is sold at the market on Saturdays*\n\n- 2 eggs\n\n1. Boil.',
      ['All of this is sold at the market on Saturdays | 2 eggs'],
    ],
    [
      'in a group below bold words after an image',
      '## Ingredients\n\n- 2 eggs\n\n![](lime.jpg) **Sauce**\n\n- 1 lime\n\n1. Boil.',
      ['2 eggs', 'Sauce: 1 lime'],
    ],
    [
      'in a group below bold words after a picture',
      '## Ingredients\n\n- 2 eggs\n\n🍅 **Sauce**\n\n- 1 lime\n\n1. Boil.',
      ['2 eggs', 'Sauce: 1 lime'],
    ],
    [
      'in the second group again after one within it',
      '## Ingredients\n\n### Rice\n\n- 1 cup rice\n\n### Eggs\n\n- Sauce\n  - 1 onion\n- 2 eggs\n\n1. Boil.',
      ['Rice: 1 cup rice', 'Sauce: 1 onion', 'Eggs: 2 eggs'],
    ],
    [
      'the rows of a table whose food begins with a figure',
      '## Ingredients\n\n| Amount | Food |\n|-|-|\n| 1 can | 7 Up |\n| 200 g | rice |\n\n1. Boil.',
      ['1 can 7 Up | 200 g rice'],
    ],
    [
      'the rows of a table with another amount in a note',
      '## Ingredients\n\n| Amount | Food | Note |\n|-|-|-|\n| 2 | eggs | 1 for the glaze |\n| 200 g | rice | |\n\n1. Boil.',
      ['2 eggs, 1 for the glaze | 200 g rice'],
    ],
    [
      'the rows of a table with foods to swap, without a heading',
      '| Ingredient | Swap |\n|-|-|\n| rice | pasta |\n| eggs | tofu |\n\n1. Boil.',
      ['rice, pasta | eggs, tofu'],
    ],
    [
      'not the remark above their list',
      '## Ingredients\n\nFresh ones taste best in this dish.\n\n- 2 eggs\n- 1 cup rice\n\nBoil the rice for 10 minutes.\n\nFry the eggs in hot oil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'foods of a sentence after a check mark, one of them unknown',
      '## Ingredients\n\n✅ 2 eggs, 1 cup zorblax, salt of the sea that is as fine as it gets in these parts\n\n1. Boil.',
      ['2 eggs | 1 cup zorblax | salt of the sea that is as fine as it gets in these parts'],
    ],
    [
      'three short words in a line, one of them unknown',
      '## Ingredients\n\nrice, zorblax, oil\n\n1. Boil.',
      ['rice | zorblax | oil'],
    ],
    [
      'three words before a full stop, one of them unknown',
      '## Ingredients\n\nSalt, pepper, zorblax.\n\n1. Boil.',
      ['Salt | pepper | zorblax'],
    ],
    [
      'not a remark with figures and commas',
      '## Ingredients\n\n- 2 eggs\n\nCook this on day 1, eat it on day 2, and freeze the rest.\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'a numbered list of which two in five have amounts',
      '## Ingredients\n\n1. rice\n2. oil\n3. 2 eggs\n4. 1 onion\n5. thyme\n\nBoil it all in water.',
      ['rice | oil | 2 eggs | 1 onion | thyme'],
    ],
    [
      'a numbered list without a heading of which three in five have amounts',
      '1. 2 eggs\n2. 1 cup rice\n3. 1 onion\n4. oil\n5. thyme\n\n## Method\n\nBoil it.',
      ['2 eggs | 1 cup rice | 1 onion | oil | thyme'],
    ],
    [
      'a numbered list below a remark',
      '## Ingredients\n\nThe shop next door has it all.\n\n1. 2 eggs\n2. 1 cup rice\n\nBoil it all in water.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'a numbered list with amounts below a heading that says nothing',
      '## The sauce\n\n1. 2 eggs\n2. 1 cup cream\n\n## Method\n\n1. Boil.',
      ['The sauce: 2 eggs | 1 cup cream'],
    ],
    [
      'not a remark that begins with a figure below a deeper heading',
      '## Ingredients\n\n- 2 eggs\n\n### A word on rice\n\n2 kinds of rice are fine here, the long one and the round one, but take a fresh one.\n\n## Method\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'not one food alone below a heading of its own',
      '## Category\n\n- Rice\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'not words that name no food below a heading of its own',
      '## Sizes\n\n- small\n- large\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'not cut at a comma within two brackets',
      'You need 2 eggs, rice (long (or short), dry) and salt.\n\n1. Boil.',
      ['2 eggs | rice (long (or short), dry) | salt'],
    ],
    [
      'not a sentence that says what to do with each food',
      'You need to love rice, adore eggs and tolerate salt.\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'foods of a sentence, one of them in bold',
      'You need **2 eggs**, 200 g rice and salt.\n\n1. Boil.',
      ['2 eggs | 200 g rice | salt'],
    ],
    [
      'lines below a bold heading and a blank line',
      '**Ingredients**\n\n2 eggs\n1 cup rice\n\n**Method**\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'a last item that goes on in the next line',
      '## Ingredients\n\n- 2 eggs\n- 1 cup rice,\n  cooked and cold\n\n1. Boil.',
      ['2 eggs | 1 cup rice, cooked and cold'],
    ],
    [
      'lines right below a bold heading with servings in brackets',
      '**Ingredients** (serves 4)\n2 eggs\n1 cup rice\n\n**Method**\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'lines below a bold heading with servings in brackets and a blank line',
      '**Ingredients** (serves 4)\n\n2 eggs\n1 cup rice\n\n**Method**\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'lines right below a bare word for them',
      'Ingredients\n2 eggs\n1 cup rice\nMethod\nBoil the rice.\nEat it.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'the rows of a table below heads that say nothing',
      '## Ingredients\n\n| Thing | Heap |\n|-|-|\n| rice | 200 g |\n| eggs | 2 |\n\n1. Boil.',
      ['200 g rice | 2 eggs'],
    ],
    [
      'a numbered list of which three in five have amounts, below a heading that says nothing',
      '## The sauce\n\n1. 2 eggs\n2. 1 cup cream\n3. 1 onion\n4. oil\n5. thyme\n\n## Method\n\n1. Boil.',
      ['The sauce: 2 eggs | 1 cup cream | 1 onion | oil | thyme'],
    ],
    [
      'a list below a heading that says nothing, half of it with amounts',
      '## The sauce\n\n- 1 cup cream\n- thyme\n\n## Method\n\n1. Boil.',
      ['The sauce: 1 cup cream | thyme'],
    ],
    [
      'a list with figures below another heading and a remark',
      '## Ingredients\n\n- 2 eggs\n\n## Cupboard\n\nLook for them first.\n\n- 2 lemons\n- 3 onions\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'Cupboard: 2 lemons | 3 onions'],
    ],
    [
      'in a group below a deeper heading and a long remark',
      '## Ingredients\n\n- 2 eggs\n\n### Sauce\n\nThis one is the best of all the sauces that I know and have ever made.\n\n- cream\n- butter\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'Sauce: cream | butter'],
    ],
    [
      'not tools with the names of foods',
      '## From the drawer\n\n- rice cooker\n- egg timer\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'not the cells of a table that measure other things',
      '| 10 minutes | 2 pans |\n|-|-|\n| 20 minutes | 1 bowl |\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
  ])('%s', (_, text, groups) => {
    const { ingredients } = parseRecipe(`# Rice\n\n${text}`);
    expect(
      ingredients.map(({ heading, items }) => {
        const lines = items.map(({ line }) => line).join(' | ');
        return heading === null ? lines : `${heading}: ${lines}`;
      }),
    ).toEqual(groups);
  });
});
