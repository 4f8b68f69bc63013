import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';

const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n';

describe('of the steps,', () => {
  it.each<[string, string, string[]]>([
    [
      'a bold beginning that ends with a sign is the title of its step',
      '## Method\n\n1. **Boil the rice:** Add salt.\n2. **Eat** it hot.\n3. **Serve.** Now.\n4. **Rest**',
      ['1 <Boil the rice> Add salt.', '2 Eat it hot.', '3 <Serve> Now.', '4 Rest'],
    ],
    [
      'a bold beginning before a dash or bracket is the title of its step',
      '## Method\n\n1. **Boil** – add salt.\n2. **Fry** - hot.\n3. **Mix (well)** it.\n4. **Mix** (well).',
      ['1 <Boil> add salt.', '2 <Fry> hot.', '3 Mix (well) it.', '4 <Mix> (well).'],
    ],
    [
      'a bold number alone is no title',
      '## Method\n\n**1.** Boil.\n\n**2.** Eat.',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'a bold number before a colon is no title',
      '## Method\n\n**1**: Boil.\n\n**2**: Eat.',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'points with numbers and colons are steps, not ingredients',
      '## Method\n\n- 1: Boil.\n- 2: Eat.',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'a paragraph belongs to the marked one above it',
      '## Method\n\n**Step 1:** Boil.\n\nStir it.\n\n**Step 2:** Eat.',
      ['1 Boil. / Stir it.', '2 Eat.'],
    ],
    [
      'the points of a step belong to it',
      '## Method\n\n1. Boil.\n   - Salt it.\n   - Stir it.\n2. Eat.',
      ['1 Boil. / Salt it. / Stir it.', '2 Eat.'],
    ],
    [
      'a list between two steps belongs to the first',
      '## Method\n\n1. Boil.\n\n- Salt it.\n- Stir it.\n\n2. Eat.',
      ['1 Boil. / Salt it. / Stir it.', '2 Eat.'],
    ],
    [
      'a sentence of work above points without numbers is the first',
      '## Method\n\nBoil the rice.\n\n- Salt it.\n- Eat it.',
      ['1 Boil the rice.', '2 Salt it.', '3 Eat it.'],
    ],
    [
      'a bold line between two is the heading of a part',
      '## Method\n\n1. Boil.\n**Sauce**\n2. Stir.\n3. Eat.',
      ['1 Boil.', '2 (Sauce) Stir.', '3 (Sauce) Eat.'],
    ],
    [
      'a heading is the title of the step below it',
      '## Method\n\n### Boil\n\nBoil the rice.\n\n### Eat\n\nEat it.',
      ['1 <Boil> Boil the rice.', '2 <Eat> Eat it.'],
    ],
    [
      'a heading above a list is a part of the work',
      '## Method\n\n### Rice\n\n1. Boil.\n\n### Eggs\n\n1. Fry.\n2. Eat.',
      ['1 (Rice) Boil.', '1 (Eggs) Fry.', '2 (Eggs) Eat.'],
    ],
    [
      'a bold line above a list is a part of the work',
      '## Method\n\n**Rice:**\n\n1. Boil.\n\n**Eggs:**\n\n1. Fry.',
      ['1 (Rice) Boil.', '1 (Eggs) Fry.'],
    ],
    [
      'the rows of a table are steps, with their times',
      '## Method\n\n| Step | Do | Time |\n|-|-|-|\n| 1 | Boil the rice. | 10 min |\n| Step 2 | Eat. | |\n| | | |',
      ['1 Boil the rice. – 10 min [10 min]', '2 Eat.'],
    ],
    ['a list may begin with any number', '## Method\n\n3. Boil.\n4. Eat.', ['3 Boil.', '4 Eat.']],
    [
      'a step has the times of all its blocks, and not those of code',
      '## Method\n\n1. Boil for 10 minutes.\n\n   Then wait 5 minutes.\n\n   ```\n   wait 3 minutes\n   ```\n2. Eat.',
      [
        '1 Boil for 10 minutes. / Then wait 5 minutes. / wait 3 minutes [10 minutes,5 minutes]',
        '2 Eat.',
      ],
    ],
    [
      'a time that is said again in brackets counts once',
      '## Method\n\n1. Boil for 10 minutes (10 minutes).\n2. Boil for 10 minutes. Rest it (20 minutes).',
      [
        '1 Boil for 10 minutes (10 minutes). [10 minutes]',
        '2 Boil for 10 minutes. Rest it (20 minutes). [10 minutes,20 minutes]',
      ],
    ],
    [
      'a time counts in bold, and not in a link or in two pieces',
      '## Method\n\n1. Boil for **10 minutes**.\n2. Boil for **10** minutes.\n3. Boil for [5 minutes](x).',
      ['1 Boil for 10 minutes. [10 minutes]', '2 Boil for 10 minutes.', '3 Boil for 5 minutes.'],
    ],
    [
      'a tip between two steps is a note',
      '## Method\n\n1. Boil.\n\n**Tip:** Salt it.\n\n2. Eat.',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      '"To serve" above numbered steps is a part of the work',
      '## Method\n\n1. Boil.\n\n### To serve\n\n1. Plate it.\n2. Eat.',
      ['1 Boil.', '1 (To serve) Plate it.', '2 (To serve) Eat.'],
    ],
    [
      'a heading that names work is a part of it',
      '## Method\n\n1. Boil.\n\n### Prepare the eggs\n\nCrack them. Fry them.',
      ['1 Boil.', '2 (Prepare the eggs) Crack them. Fry them.'],
    ],
    [
      'bullets below parts of the work are steps',
      '### Prep\n\n- Rinse.\n\n### Cooking\n\n- Boil.\n- Eat.',
      ['1 (Prep) Rinse.', '2 (Cooking) Boil.', '3 (Cooking) Eat.'],
    ],
    [
      'a heading in other words is enough',
      '**How to make it**\n\nBoil it. Then eat it.',
      ['1 Boil it. Then eat it.'],
    ],
    [
      'steps may follow their bold heading in one line',
      '**Method:** Boil it. **Salt** it and eat it.',
      ['1 Boil it. Salt it and eat it.'],
    ],
    [
      'lines with "Step 1:" are steps, without the closing remark',
      'Step 1: Boil.\nStep 2: Eat.\nEnjoy!',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'the lists below the heading of a step belong to it',
      '## Method\n\n#### Step 1: Boil\n\n- Boil it.\n\n1. Salt.\n2. Stir.\n\n#### Step 2: Eat\n\nEat it.',
      ['1 <Boil> Boil it. / 1. Salt. / 2. Stir.', '2 <Eat> Eat it.'],
    ],
    [
      'the number of a heading is that of its step',
      '## Method\n\n#### 1. Boil\n\nBoil it.\n\n#### 2. Eat\n\nEat it.',
      ['1 <Boil> Boil it.', '2 <Eat> Eat it.'],
    ],
    [
      'marks before the words of a step are left out',
      '## Method\n\n1. ✅ Boil.\n2. 🍚 Eat.',
      ['1 Boil.', '2 Eat.'],
    ],
    ['an empty item is not a step', '## Method\n\n1.\n2. Boil.\n3. Eat.', ['2 Boil.', '3 Eat.']],
    [
      'after notes, another heading of work has steps again',
      '## Method\n\n1. Boil.\n\n## Equipment\n\n- Pan\n\n## Method for the eggs\n\n1. Fry.',
      ['1 Boil.', '1 Fry.'],
    ],
    [
      'bold beginnings of paragraphs are titles',
      '## Method\n\n**Boil.** Boil the rice.\n\n**Eat.** Eat it.',
      ['1 <Boil> Boil the rice.', '2 <Eat> Eat it.'],
    ],
    [
      'a video alone is no step',
      '## Method\n\nhttps://youtu.be/AAAAAAAAAAA\n\n1. Boil.\n2. Eat.',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'a video within the words of a step stays',
      '## Method\n\nBoil the rice for 10 minutes as in https://youtu.be/AAAAAAAAAAA shown.\n\nEat it.',
      [
        '1 Boil the rice for 10 minutes as in https://youtu.be/AAAAAAAAAAA shown. [10 minutes]',
        '2 Eat it.',
      ],
    ],
    [
      'a long first line is no title',
      '## Method\n\n1. A very long title that goes on and on and on and on and on and on and on and on, so it is none\n   Boil.\n2. Eat.',
      [
        '1 A very long title that goes on and on and on and on and on and on and on and on, so it is none Boil.',
        '2 Eat.',
      ],
    ],
    [
      'long bold words are no title',
      '## Method\n\n1. **A very long bold part that goes on and on and on and on and on and on and on and on so it is none.** Boil.',
      [
        '1 A very long bold part that goes on and on and on and on and on and on and on and on so it is none. Boil.',
      ],
    ],
    ['code above the steps is not a step', '## Method\n\n```\nBoil.\n```\n\n1. Eat.', ['1 Eat.']],
    [
      'a second list of bullets goes on with the first',
      '## Method\n\n- Boil.\n- Eat.\n\n- Rest.',
      ['1 Boil.', '2 Eat.', '3 Rest.'],
    ],
    [
      'bullets belong to a step that is no sentence',
      '## Method\n\n1. Boil the rice\n\n- Salt it.\n\n1. Eat it.',
      ['1 Boil the rice / Salt it.', '1 Eat it.'],
    ],
    [
      'bullets between and after the parts of one list belong to the step before',
      '## Method\n\n1. Boil.\n2. Fry.\n\n- Salt it.\n\n3. Eat it.\n\n- Rest it.',
      ['1 Boil.', '2 Fry. / Salt it.', '3 Eat it. / Rest it.'],
    ],
    [
      'paragraphs below a heading are one step',
      '## Method\n\n### Rice\n\nBoil the rice.\n\nSalt it.\n\n### Eggs\n\nFry them.',
      ['1 <Rice> Boil the rice. / Salt it.', '2 <Eggs> Fry them.'],
    ],
    [
      'a list belongs to the step above it',
      '## Method\n\n**Step 1:** Boil.\n\n**Eggs:**\n\nFry them.\n\n- Salt them.',
      ['1 Boil.', '2 <Eggs> Fry them. / Salt them.'],
    ],
    [
      'a plain line before a colon is a part of the work',
      '## Method\n\n1. Boil.\n\nSauce:\n\n1. Stir.',
      ['1 Boil.', '1 (Sauce) Stir.'],
    ],
    [
      'further headings of work are parts of it',
      '## Steps\n\n1. Boil.\n\n## Cooking\n\n1. Fry.\n\n## Assembly\n\nPut it together.',
      ['1 Boil.', '1 (Cooking) Fry.', '2 (Assembly) Put it together.'],
    ],
    [
      'lines that are no sentences are one step',
      '## Method\n\nBoil the rice\nand salt it.\nEat it.',
      ['1 Boil the rice and salt it. Eat it.'],
    ],
    [
      'lines that are sentences are steps',
      '## Method\n\nBoil the rice.\nSalt it.\nEat it.',
      ['1 Boil the rice.', '2 Salt it.', '3 Eat it.'],
    ],
    [
      'code after a step belongs to it',
      '## Method\n\n1. Boil.\n\n```\nstir\n```\n\n2. Eat.',
      ['1 Boil. / stir', '2 Eat.'],
    ],
    [
      'bullets that begin with a number in words are steps below their heading',
      '## Method\n\n- Two eggs are boiled.\n- Eat.',
      ['1 Two eggs are boiled.', '2 Eat.'],
    ],
    [
      'a bold number before a sign is no title',
      '## Method\n\n**1.** – Boil.\n\n**2.** – Eat.',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'a bold mark before a sign is no title',
      '## Method\n\n1. **✅** Boil.\n2. **Eat**: now.',
      ['1 Boil.', '2 <Eat> now.'],
    ],
    [
      'a bold word for a section without a colon is part of its sentence',
      '## Method\n\n1. Boil.\n\n**Tips** and tricks go in here.\n\n2. Eat.',
      ['1 Boil. / Tips and tricks go in here.', '2 Eat.'],
    ],
    [
      'a short first line above others is the title of a marked step',
      '## Method\n\nStep 1: The rice\nBoil it well.\n\nStep 2: Eat it,\nbut not alone.',
      ['1 <The rice> Boil it well.', '2 Eat it, but not alone.'],
    ],
    [
      'numbered ones below "To serve" are a part of the work',
      '## Method\n\n1. Boil.\n\n### To serve\n\n1. Plate it.\n2. Eat it.',
      ['1 Boil.', '1 (To serve) Plate it.', '2 (To serve) Eat it.'],
    ],
    [
      'each list below a heading that says nothing is a part of the work',
      '## The work\n\n1. Boil.\n2. Stir.\n\n## The rest\n\n1. Fry.\n2. Eat.',
      ['1 (The work) Boil.', '2 (The work) Stir.', '1 (The rest) Fry.', '2 (The rest) Eat.'],
    ],
    [
      'a paragraph below a heading of the same rank is not',
      '## Method\n\n1. Boil.\n\n## The crust\n\nIt is crisp.\n\n## Method for eggs\n\n1. Fry.',
      ['1 Boil.', '1 Fry.'],
    ],
    [
      'a bold first line is the title of its step',
      '## Method\n\n1. **Boil the rice**  \n   in water.\n2. **Step 2: Fry** – well.',
      ['1 <Boil the rice> in water.', '2 <Fry> well.'],
    ],
    [
      'a paragraph between two numbered ones belongs to the first',
      'Method\n\n1. Boil.\n\nStir it.\n\n2. Eat.',
      ['1 Boil. / Stir it.', '2 Eat.'],
    ],
    [
      'sentences after the ingredients are steps if one has a time',
      'Boil the rice in water for 10 minutes.\n\nFry the eggs in oil.',
      ['1 Boil the rice in water for 10 minutes. [10 minutes]', '2 Fry the eggs in oil.'],
    ],
    [
      'a long heading is no title',
      '## Method\n\n### 1. Boil the rice in a very large pan with plenty of water and a little salt until it is soft\n\nStir it.\n\n### 2. Eat\n\nEat it.',
      [
        '1 Boil the rice in a very large pan with plenty of water and a little salt until it is soft / Stir it.',
        '2 <Eat> Eat it.',
      ],
    ],
    [
      'a line alone below "Step 1" is no title',
      '## Method\n\nStep 1\nBoil the rice\n\nStep 2\nEat it',
      ['1 Boil the rice', '2 Eat it'],
    ],
    [
      'numbered headings right after the ingredients are steps',
      '#### 1. Boil the rice\n\nBoil it well.\n\n#### 2. Eat it\n\nEat it.',
      ['1 <Boil the rice> Boil it well.', '2 <Eat it> Eat it.'],
    ],
    [
      'a plain line before a colon is not the title of a step',
      '## Method\n\nThe rice:\n\nBoil the rice well.\n\nThe eggs:\n\nFry them well.',
      ['1 Boil the rice well.', '2 Fry them well.'],
    ],
    [
      'all cells of a row are words of its step',
      '## Method\n\n| Title | Part | Instructions |\n|-|-|-|\n| Rice | First | Boil the rice well. |\n| | | |\n| Eggs | Then | Fry the eggs well. |',
      ['1 Rice – First – Boil the rice well.', '2 Eggs – Then – Fry the eggs well.'],
    ],
    [
      'a list after the numbered one is not',
      '1. Boil.\n2. Eat.\n\n- salt\n- more',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'lines without signs at their ends are one',
      'Method:\nBoil the rice\nwith the eggs.',
      ['1 Boil the rice with the eggs.'],
    ],
    [
      'a numbered heading above amounts is the title of its step',
      '## Method\n\n### 1. Mix the batter\n\n- 1 cup rice\n- 2 eggs\n\n### 2. Fry it\n\nFry it well.',
      ['1 <Mix the batter> 1 cup rice / 2 eggs', '2 <Fry it> Fry it well.'],
    ],
    [
      '"Step 1" above amounts is no group of ingredients',
      '### Step 1: Mix the batter\n\n- 1 cup rice\n- 2 eggs\n\n### Step 2: Fry it\n\nFry it well.',
      ['1 <Mix the batter> 1 cup rice / 2 eggs', '2 <Fry it> Fry it well.'],
    ],
    [
      'a heading without a number is the title of the last one after numbered headings',
      '### Step 1: Boil\n\nBoil it.\n\n### The last touch\n\nSprinkle it with salt.',
      ['1 <Boil> Boil it.', '2 <The last touch> Sprinkle it with salt.'],
    ],
    [
      'a higher heading after numbered headings has none',
      '### Step 1\n\nBoil.\n\n### Step 2\n\nEat.\n\n## Good company\n\nA salad goes well with it.',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'a heading between the ranks of the method and its numbered headings has one too',
      '## Method\n\n#### Step 1\n\nBoil.\n\n### The sauce\n\nStir it well.',
      ['1 Boil.', '2 <The sauce> Stir it well.'],
    ],
    [
      'a heading with servings and time is no part of the work',
      '## Method\n\n### 4 servings · 30 minutes\n\n1. Boil.\n2. Eat.',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'a bold line below a plain heading is the title of its step',
      'Method:\n\n1. Boil.\n\n**The sauce**\n\nStir it well.',
      ['1 Boil.', '2 <The sauce> Stir it well.'],
    ],
    [
      'bullets above a quotation are steps of their part',
      '## Method\n\n### Rice\n\n- Boil it.\n- Stir it.\n\n> My aunt salts it twice.\n\n### Eggs\n\n- Fry.',
      ['1 (Rice) Boil it.', '2 (Rice) Stir it.', '3 (Eggs) Fry.'],
    ],
    [
      'a heading for work right above numbered headings is no part of it',
      '## Cooking\n\n### Step 1: Boil\n\nBoil it.\n\n### Step 2: Eat\n\nEat it.',
      ['1 <Boil> Boil it.', '2 <Eat> Eat it.'],
    ],
    [
      'bullets with amounts below "To finish" are steps among other steps',
      '## Method\n\n1. Boil.\n\n### To finish\n\n- 2 tbsp oil go on top.\n- 1 pinch salt comes last.',
      ['1 Boil.', '2 (To finish) 2 tbsp oil go on top.', '3 (To finish) 1 pinch salt comes last.'],
    ],
    [
      'bullets with amounts below a heading as high as that of the ingredients are steps',
      '## Assembly\n\nBoil the rice.\n\n- 2 eggs go on top.\n- 1 pinch salt comes last.',
      [
        '1 (Assembly) Boil the rice.',
        '2 (Assembly) 2 eggs go on top.',
        '3 (Assembly) 1 pinch salt comes last.',
      ],
    ],
    [
      'a list below a second heading as high as the method leaves the method open no wider',
      '## Method\n\n1. Boil.\n\n## The eggs\n\n1. Fry.\n\n## The crust\n\nIt is crisp.',
      ['1 Boil.', '1 (The eggs) Fry.'],
    ],
    [
      'the rows of a table keep their numbers',
      '## Method\n\n| Step | Do |\n|-|-|\n| 3 | Boil the rice. |\n| 4 | Eat it. |',
      ['3 Boil the rice.', '4 Eat it.'],
    ],
    [
      'a heading with nothing but headings below it is a part of the work',
      '## Method\n\n### The rice\n\n#### Boil\n\nBoil it well.\n\n#### Drain\n\nDrain it well.',
      ['1 (The rice) <Boil> Boil it well.', '2 (The rice) <Drain> Drain it well.'],
    ],
    [
      'a higher heading above bullets goes on with the work of a lower one',
      '#### The rice\n\n1. Boil it.\n\n### The sauce\n\n- Stir it.\n- Heat it.',
      ['1 (The rice) Boil it.', '2 (The sauce) Stir it.', '3 (The sauce) Heat it.'],
    ],
    [
      'a heading as high as that of the ingredients goes on with the work of one like it',
      '## The rice\n\n1. Boil it.\n\n## The sauce\n\n- Stir it.\n- Heat it.',
      ['1 (The rice) Boil it.', '2 (The sauce) Stir it.', '3 (The sauce) Heat it.'],
    ],
    [
      'a heading of 80 characters is a title',
      '## Method\n\n### 1. Boil some rice in a large pan with plenty of salted water until it is quite soft\n\nStir it.',
      [
        '1 <Boil some rice in a large pan with plenty of salted water until it is quite soft> Stir it.',
      ],
    ],
    [
      'a first line of 60 characters is a title',
      '## Method\n\nStep 1: Some rice with its lid on and with all of its salt and water\nBoil it.\n\nStep 2: Eat it.',
      ['1 <Some rice with its lid on and with all of its salt and water> Boil it.', '2 Eat it.'],
    ],
    [
      'a long bold line belongs to the step above it',
      '## Method\n\n1. Boil the rice.\n\n**Do not lift the lid while the rice is on the heat, however curious you may be about it.**\n\n2. Eat.',
      [
        '1 Boil the rice. / Do not lift the lid while the rice is on the heat, however curious you may be about it.',
        '2 Eat.',
      ],
    ],
    [
      'a long bold line right below a step belongs to it',
      '## Method\n\n1. Boil the rice.\n**Do not lift the lid while the rice is on the heat, however curious you may be about it.**\n2. Eat.',
      [
        '1 Boil the rice. Do not lift the lid while the rice is on the heat, however curious you may be about it.',
        '2 Eat.',
      ],
    ],
    [
      '"Add the other ingredients:" before foods is one',
      '## Method\n\nBoil the rice.\n\nAdd the other ingredients: eggs and oil.\n\nEat it.',
      ['1 Boil the rice.', '2 Add the other ingredients: eggs and oil.', '3 Eat it.'],
    ],
    [
      'a long line before a colon is one',
      '## Method\n\nPut the rice and the eggs into a big bowl and stir them with a spoon until you see this:\n\nA smooth dough.\n\nEat it.',
      [
        '1 Put the rice and the eggs into a big bowl and stir them with a spoon until you see this:',
        '2 A smooth dough.',
        '3 Eat it.',
      ],
    ],
    [
      'code below notes belongs to none',
      '## Method\n\n1. Boil.\n\n## Notes\n\n```\nkeep it cold\n```',
      ['1 Boil.'],
    ],
    [
      'an address of a video between two is none',
      '## Method\n\nBoil the rice.\n\nhttps://youtu.be/AAAAAAAAAAA\n\nEat it.',
      ['1 Boil the rice.', '2 Eat it.'],
    ],
    [
      'a link to a video between two is none',
      '## Method\n\nBoil the rice.\n\n[Watch it](https://youtu.be/AAAAAAAAAAA)\n\nEat it.',
      ['1 Boil the rice.', '2 Eat it.'],
    ],
    [
      'one with a link to another page stays',
      '## Method\n\nBoil the rice as on [this page](https://example.com/rice).\n\nEat it.',
      ['1 Boil the rice as on this page.', '2 Eat it.'],
    ],
    [
      'a long one that ends with a video stays',
      '## Method\n\nFold the rice into the eggs from below, turn the bowl a little after each stroke, and stop as soon as no white is left, just as the cook does it in https://youtu.be/AAAAAAAAAAA\n\nEat it.',
      [
        '1 Fold the rice into the eggs from below, turn the bowl a little after each stroke, and stop as soon as no white is left, just as the cook does it in https://youtu.be/AAAAAAAAAAA',
        '2 Eat it.',
      ],
    ],
    [
      'a keycap before an amount marks one',
      '## Method\n\n1️⃣ 2 eggs go into the pan.\n2️⃣ Eat.',
      ['1 2 eggs go into the pan.', '2 Eat.'],
    ],
    [
      'a line across the page below a heading changes nothing',
      '## Method\n\n**Step 1:** Boil.\n\n### Eggs\n\n---\n\n- Fry.\n- Eat.',
      ['1 Boil.', '2 (Eggs) Fry.', '3 (Eggs) Eat.'],
    ],
    [
      'keycaps below a heading that says nothing mark a part of the work',
      '## The work\n\n1️⃣ Boil.\n\n2️⃣ Eat.',
      ['1 (The work) Boil.', '2 (The work) Eat.'],
    ],
    [
      'a last one in bold ends before the closing remark right below it',
      '## Method\n\n1. Boil.\n2. **Eat.**\nEnjoy!',
      ['1 Boil.', '2 Eat'],
    ],
    [
      'lines after <br> below a bold heading are apart',
      '**Method:**<br>Boil the rice.<br>Eat it.',
      ['1 Boil the rice.', '2 Eat it.'],
    ],
    [
      'an image from a video is none',
      '## Method\n\n![The dish](https://img.youtube.com/vi/AAAAAAAAAAA/0.jpg)\n\nBoil the rice.\n\nEat it.',
      ['1 Boil the rice.', '2 Eat it.'],
    ],
    [
      '"Add the other ingredients." changes nothing for the lines below it',
      '## Method\n\nAdd the other ingredients.\n\nBoil the rice\nand eat it.',
      ['1 Add the other ingredients.', '2 Boil the rice and eat it.'],
    ],
    [
      'a line with a bold word is no heading',
      '## Method\n\nBoil the **rice**\nand eat it.',
      ['1 Boil the rice and eat it.'],
    ],
  ])('%s', (_, below, steps) => {
    const read = parseRecipe(`# Rice\n\n${INGREDIENTS}${below}`);
    expect(
      read.steps.map(({ number, part, title, text, durations }) => {
        const times = durations.map((time) => time.text).join();
        const head = `${number}${part ? ` (${part})` : ''}${title ? ` <${title}>` : ''}`;
        return `${head} ${text.replaceAll('\n', ' / ')}${times && ` [${times}]`}`;
      }),
    ).toEqual(steps);
    expect(read.hasAllSteps).toBe(true);
  });
});

it('a paragraph belongs to the marked step above it in a text without headings', () => {
  const text = 'Egg rice\n\n- 2 eggs\n- 1 onion\n\nStep 1: Boil.\n\nStir it.\n\nStep 2: Eat.';
  expect(parseRecipe(text).steps.map((step) => step.text)).toEqual(['Boil.\nStir it.', 'Eat.']);
});

it('steps below the ingredients belong to no part of the method above them', () => {
  const text =
    '# Rice\n\n## Method\n\n### Sauce\n\n1. Stir.\n\n## Ingredients\n\n- 1 egg\n\n1. Boil.';
  expect(parseRecipe(text).steps.map(({ part }) => part)).toEqual(['Sauce', null]);
});
