import type { Locator, Page } from '@playwright/test';
import type { Words } from '../../src/words/createLanguage';

export async function readWords(code: string): Promise<Words> {
  const [first, rest] = await Promise.all(
    ['first', 'rest'].map((part) => import(`../../src/words/${code}/${part}.ts`)),
  );
  return { first: first.words, rest: rest.words };
}

export interface TranslatedRecipe {
  title: string;
  list: readonly string[];
  butter: string;
  text: string;
}

const write = (title: string, facts: string, headings: readonly string[], lines: string) => {
  const [rice, eggs, butter, ...steps] = lines.split('\n');
  return `# ${title}\n\n${facts}\n\n## ${headings[0]}\n\n- ${rice}\n- ${eggs}\n- ${butter}\n\n## ${headings[1]}\n\n${steps.map((step, index) => `${index + 1}. ${step}\n`).join('')}`;
};

/** The recipe contains milk, and the first of its three steps takes ten minutes. */
export const RICE = {
  de: {
    title: 'Eierreis',
    list: ['Eier', 'Reis'],
    butter: 'Butter',
    text: write(
      'Eierreis',
      'Für 2 Portionen · 20 Minuten',
      ['Zutaten', 'Zubereitung'],
      '200 g Reis\n2 Eier\n1 EL Butter\nDen Reis 10 Minuten kochen.\nDie Eier in der Butter braten.\nServieren.',
    ),
  },
  fr: {
    title: 'Riz aux œufs',
    list: ['œufs', 'riz'],
    butter: 'beurre',
    text: write(
      'Riz aux œufs',
      'Pour 2 personnes · 20 minutes',
      ['Ingrédients', 'Préparation'],
      '200 g de riz\n2 œufs\n1 cuillère à soupe de beurre\nFaites cuire le riz pendant 10 minutes.\nFaites frire les œufs dans le beurre.\nServez.',
    ),
  },
  es: {
    title: 'Arroz con huevos',
    list: ['huevos', 'arroz'],
    butter: 'mantequilla',
    text: write(
      'Arroz con huevos',
      'Para 2 personas · 20 minutos',
      ['Ingredientes', 'Preparación'],
      '200 g de arroz\n2 huevos\n1 cucharada de mantequilla\nCuece el arroz durante 10 minutos.\nFríe los huevos en la mantequilla.\nSirve.',
    ),
  },
} satisfies Record<string, TranslatedRecipe>;

export class TranslatedPage {
  readonly page: Page;
  readonly words: Words;
  readonly input: Locator;
  readonly requestButton: Locator;
  readonly status: Locator;
  readonly recipe: Locator;
  readonly recipeTitle: Locator;
  readonly dialog: Locator;
  /** Opens the links to other languages. */
  readonly languages: Locator;
  readonly englishLink: Locator;

  constructor(page: Page, words: Words) {
    const { kitchen, recipePane } = words.first;
    this.page = page;
    this.words = words;
    this.input = page.getByLabel(kitchen.inputLabel, { exact: true });
    this.requestButton = page.getByRole('button', { name: kitchen.request, exact: true });
    this.status = page.getByRole('status').first();
    this.recipe = page.getByRole('region', { name: recipePane.pane, exact: true });
    this.recipeTitle = this.recipe.getByRole('heading', { level: 3 });
    this.dialog = page.getByRole('dialog');
    this.languages = page.locator('footer summary');
    this.englishLink = page.locator('footer').getByRole('link', { name: 'English', exact: true });
  }

  press(name: string, within = this.recipe): Promise<void> {
    return within.getByRole('button', { name, exact: true }).click();
  }

  async add(...ingredients: readonly string[]) {
    for (const ingredient of ingredients) {
      await this.input.fill(ingredient);
      await this.input.press('Enter');
    }
  }
}
