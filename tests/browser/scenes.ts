import { deflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import type { LanguageModelScript } from '../support/languageModel';
import { listed, listOf, served } from '../support/liveModels';
import { later, type Reply, type StandIn } from '../support/standIn';
import { COOKBOOK_WORDS, CookbookPage, cookbookFile } from './CookbookPage';
import { COOKING_WORDS, CookingPage } from './CookingPage';
import { Kitchen, START } from './Kitchen';
import { giveLanguageModel } from './languageModel';
import { MODEL_WORDS, ModelDialog } from './ModelDialog';
import { MESSY_ANSWER, MESSY_PAGE } from './messyPage';
import { PhotoDialog } from './PhotoDialog';
import {
  COLLECTED,
  COOKED,
  IDEAS,
  LIVE,
  LONG_LIST,
  ODD_LIST,
  PLANNED,
  RECIPES,
  sceneText,
} from './sceneTexts';
import { SHARE_WORDS, WORDS } from './words';

export const SHOWN_RECIPE = 'shown.recipe';
export const SHOWN_IDEAS = 'shown.ideas';
export const SHOWN_FAILURE = 'shown.failure';

export interface Scene {
  name: string;
  /** The machine's state in this scene. */
  state: string;
  site?: 'sample';
  /** Begins with a page that has just opened. */
  play(kitchen: Kitchen, standIn: StandIn): Promise<void>;
}

const BUSY = { kind: 'status', status: 503, body: '{"error":"The model is busy"}' } as const;

/** From a provider that has retired a model. */
const GONE = {
  kind: 'status',
  status: 404,
  body: '{"error":{"message":"No such model"}}',
} as const;

async function failThrice(kitchen: Kitchen, standIn: StandIn, reply: Reply) {
  standIn.router.next(reply, reply, reply);
  await kitchen.ask();
  for (const attempt of [2, 3] as const) await kitchen.passPauseBefore(attempt);
  await expect(kitchen.failureHeading).toBeVisible();
}

export async function pasteIntoField(page: Page, text: string, press = 'Open') {
  await page.getByRole('button', { name: 'Add a recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a recipe' });
  // Playwright types thousands of lines for longer than a test may take.
  await dialog.getByRole('textbox', { name: 'Recipe' }).evaluate((area, words) => {
    // React does not hear of a value that is set on the element itself.
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(area, words);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
  await dialog.getByRole('button', { name: press, exact: true }).click();
  const field = page.getByRole('dialog', { name: 'Compare with the text' });
  await expect(field).toBeVisible();
  return field;
}

/** On a narrow screen, the text is in the second tab. */
async function openText(field: Locator) {
  const tab = field.getByRole('tab', { name: /^Text/ });
  if (await tab.isVisible()) await tab.click();
}

async function openWithModel({ page }: Kitchen, script: LanguageModelScript) {
  await giveLanguageModel(page, script);
  await page.reload();
}

async function cook(kitchen: Kitchen, standIn: StandIn, content: string, finishReason = 'stop') {
  standIn.router.next({ kind: 'completion', content, finishReason });
  await kitchen.pasteList(['eggs', 'rice', 'peas', 'spring onions']);
  await kitchen.requestButton.click();
  await expect(kitchen.recipeHeading).toBeVisible();
}

async function findIdeas(kitchen: Kitchen, standIn: StandIn) {
  standIn.router.next({ kind: 'completion', content: IDEAS });
  await kitchen.prefer({ allergens: ['peanuts', 'celery'] });
  await kitchen.pasteList(['eggs', 'rice', 'peas', 'spring onions']);
  await kitchen.ideasButton.click();
  await expect(kitchen.recipeTitle).toHaveCount(2);
}

async function finishCooking(kitchen: Kitchen, standIn: StandIn) {
  await cook(kitchen, standIn, COOKED);
  // The cookbook comes in idle time.
  await kitchen.page.clock.runFor(1_000);
  await kitchen.page.getByRole('button', { name: 'I cooked this' }).click();
}

/** Made without the page. */
export function linkFragment(recipe: string, rest = {}): string {
  const json = JSON.stringify({ recipe, model: 'a-model', ...rest });
  return `#recipe=1.${deflateRawSync(json).toString('base64url')}.end`;
}

async function openView(kitchen: Kitchen) {
  const view = new CookingPage(kitchen.page);
  await kitchen.cookButton.click();
  await view.nextButton.click();
  await view.nextButton.click();
  await expect(view.heading).toHaveText(COOKING_WORDS.stepOf(2, 7));
  return view;
}

const collecting = (name: string, ingredients: readonly string[]): Scene => ({
  name,
  state: 'collecting',
  play: (kitchen) => kitchen.pasteList(ingredients),
});

export const SCENES: readonly Scene[] = [
  { name: 'empty', state: 'idle', play: async () => {} },
  { name: 'empty-sample', state: 'idle', site: 'sample', play: async () => {} },
  collecting('two-ingredients', ['eggs', 'rice']),
  collecting('long-list', LONG_LIST),
  collecting('odd-list', ODD_LIST),
  {
    name: 'removed',
    state: 'collecting',
    async play(kitchen) {
      await kitchen.pasteList(['eggs', 'rice', 'peas']);
      await kitchen.remove('rice');
      await expect(kitchen.undoButton).toBeVisible();
    },
  },
  {
    name: 'generating',
    state: 'generating',
    async play(kitchen, standIn) {
      standIn.router.next(later());
      await kitchen.pasteList(['eggs', 'rice', 'peas', 'spring onions']);
      await kitchen.ask();
    },
  },
  {
    name: 'retrying',
    state: 'retrying',
    async play(kitchen, standIn) {
      standIn.router.next(BUSY);
      await kitchen.pasteList(['eggs', 'rice', 'peas', 'spring onions']);
      await kitchen.ask();
      await expect(kitchen.attempt).toHaveText(WORDS.attempt(2));
    },
  },
  {
    name: 'recipe',
    state: SHOWN_RECIPE,
    play: (kitchen, standIn) => cook(kitchen, standIn, sceneText('common')),
  },
  {
    name: 'recipe-scaled',
    state: SHOWN_RECIPE,
    async play(kitchen, standIn) {
      await cook(kitchen, standIn, sceneText('common'));
      await kitchen.recipe.getByRole('button', { name: WORDS.moreServings }).click();
      await expect(kitchen.recipe).toContainText('300 g (1½ cups) long-grain rice');
    },
  },
  {
    name: 'change-recipe',
    state: SHOWN_RECIPE,
    async play(kitchen, standIn) {
      await cook(kitchen, standIn, sceneText('common'));
      await kitchen.recipe.getByRole('textbox', { name: WORDS.change }).focus();
      await expect(kitchen.recipe.getByText(/^Sends this recipe/)).toBeVisible();
    },
  },
  {
    name: 'earlier-recipes',
    state: SHOWN_RECIPE,
    async play(kitchen, standIn) {
      await cook(kitchen, standIn, '# Lemon rice\n\nBoil it.');
      standIn.router.next({ kind: 'completion', content: sceneText('common') });
      await kitchen.page.getByRole('button', { name: 'rice', exact: true }).click();
      // The editor comes in idle time.
      await kitchen.page.clock.runFor(1_000);
      await kitchen.page.getByRole('button', { name: 'Use up', exact: true }).click();
      await kitchen.recipe.getByRole('textbox', { name: WORDS.change }).focus();
      await kitchen.recipe.getByRole('button', { name: 'Simpler', exact: true }).click();
      await kitchen.earlierRecipes.click();
      await expect(kitchen.recipe.getByRole('heading', { name: /^Asked for/ })).toBeVisible();
    },
  },
  {
    name: 'preferences',
    state: 'collecting',
    async play(kitchen) {
      await kitchen.pasteList(['eggs', 'rice', 'butter']);
      await kitchen.preferencesButton.click();
      const dialog = kitchen.page.getByRole('dialog', { name: 'Preferences' });
      await dialog.getByRole('checkbox', { name: /^Milk/ }).check();
      await dialog.getByLabel('Also avoid').fill('dairy, flurbleberry');
      await expect(dialog.getByText(/^Looks for the word .* only/)).toBeVisible();
    },
  },
  {
    name: 'recipe-checked',
    state: SHOWN_RECIPE,
    async play(kitchen, standIn) {
      await kitchen.prefer({ allergens: ['eggs', 'milk', 'fish'], diet: 'kosher' });
      await cook(kitchen, standIn, sceneText('common'));
      await expect(kitchen.statements).toContainText('Contains eggs');
    },
  },
  {
    name: 'cut-recipe',
    state: SHOWN_RECIPE,
    play: (kitchen, standIn) =>
      cook(kitchen, standIn, sceneText('common').slice(0, 1_100), 'length'),
  },
  {
    name: 'video',
    state: SHOWN_RECIPE,
    play: (kitchen, standIn) => cook(kitchen, standIn, COOKED),
  },
  {
    name: 'cooking',
    state: SHOWN_RECIPE,
    async play(kitchen, standIn) {
      await cook(kitchen, standIn, COOKED);
      await openView(kitchen);
    },
  },
  {
    name: 'cooking-with-timers',
    state: SHOWN_RECIPE,
    async play(kitchen, standIn) {
      await cook(kitchen, standIn, COOKED);
      const view = await openView(kitchen);
      for (const words of ['10 minutes', '5 minutes']) {
        await view.dialog.getByRole('button', { name: WORDS.startTimer(words) }).click();
      }
      await view.button(COOKING_WORDS.ingredients).click();
      await kitchen.page.clock.runFor(330_000);
      await expect(view.dialog.getByText(COOKING_WORDS.timeIsUp, { exact: true })).toBeVisible();
    },
  },
  {
    name: 'shared',
    state: SHOWN_RECIPE,
    async play({ page, recipe }) {
      await page.evaluate((hash) => location.assign(hash), linkFragment(COOKED));
      await recipe.getByRole('button', { name: WORDS.more, exact: true }).click();
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
      });
      await recipe.getByRole('button', { name: SHARE_WORDS.link, exact: true }).click();
      await expect(recipe.getByRole('textbox', { name: SHARE_WORDS.linkField })).toBeVisible();
    },
  },
  {
    name: 'saved-recipe',
    state: SHOWN_RECIPE,
    async play(kitchen, standIn) {
      await cook(kitchen, standIn, sceneText('common'));
      const cookbook = new CookbookPage(kitchen.page);
      await cookbook.saveButton.click();
      await cookbook.savedButton.click();
      await expect(kitchen.page.getByText(COOKBOOK_WORDS.takenOut)).toBeVisible();
    },
  },
  {
    name: 'bring',
    state: 'idle',
    async play({ page }) {
      await page.getByRole('button', { name: 'Add a recipe' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a recipe' });
      await dialog.getByRole('textbox', { name: 'Recipe' }).fill(`${ODD_LIST.join('\n')}\n`);
      const file = (name: string, content: string) => ({
        name,
        mimeType: '',
        buffer: Buffer.from(content, 'latin1'),
      });
      await dialog
        .locator('input[type=file]')
        .setInputFiles([
          file('menu.pdf', '%PDF-1.7'),
          file(`${'a-long-name-'.repeat(8)}.png`, '\x89PNG'),
          file('empty.txt', ''),
        ]);
      await expect(dialog.getByRole('alert')).toContainText('3 could not be added');
    },
  },
  {
    name: 'from-cookbook',
    state: 'collecting',
    async play(kitchen) {
      const { page } = kitchen;
      const cookbook = new CookbookPage(page);
      await cookbook.open();
      const method = '## Method\n\n1. Cook everything.\n2. Serve it.';
      const dish = (title: string, last: string) => ({
        recipe: `# ${title}\n\n## Ingredients\n\n- 2 eggs\n- 200 g rice\n- ${last}\n\n${method}`,
      });
      await cookbook.import(
        cookbookFile([dish('Fried rice', '100 g peas'), dish('Egg soup', '1 litre chicken stock')]),
      );
      await expect(cookbook.titles).toHaveCount(2);
      // The next visit finds the note that something is saved.
      await page.reload();
      await kitchen.add('eggs', 'rice');
      const line = page.getByRole('button', { name: /^From your cookbook/ });
      // In idle time, the page reads titles, foods and ranks one after the other.
      const isThere = async () => {
        await page.clock.runFor(500);
        return line.isVisible();
      };
      await expect.poll(isThere).toBe(true);
      await page.getByRole('button', { name: '1 more' }).click();
    },
  },
  {
    name: 'field',
    state: 'idle',
    async play({ page }) {
      const field = await pasteIntoField(page, MESSY_PAGE);
      // The page looks once the visitor pauses.
      await page.clock.runFor(1_000);
      // On a phone, only the name of the second tab says it.
      await expect(
        field
          .getByText(/lines left out/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'pasted',
    state: SHOWN_RECIPE,
    async play(kitchen, standIn) {
      await kitchen.prefer({ allergens: ['peanuts'] });
      const field = await pasteIntoField(kitchen.page, MESSY_PAGE);
      standIn.router.next({ kind: 'completion', content: MESSY_ANSWER });
      await openText(field);
      await field.getByRole('button', { name: 'Let the model copy it out' }).click();
      await expect(field.getByText(/^The model copied it out/)).toBeVisible();
      await field.getByRole('button', { name: 'Done' }).click();
      await expect(kitchen.recipe.getByText(/lines? of the pasted text/)).toBeVisible();
    },
  },
  {
    name: 'cookbook-empty',
    state: 'idle',
    async play({ page }) {
      const cookbook = new CookbookPage(page);
      await cookbook.open();
      await expect(cookbook.view.getByText(COOKBOOK_WORDS.isEmpty)).toBeVisible();
    },
  },
  {
    name: 'cookbook',
    state: 'idle',
    async play({ page }) {
      const cookbook = new CookbookPage(page);
      await cookbook.open();
      await cookbook.import(cookbookFile([...COLLECTED, { recipe: 7 as never }]));
      await expect(cookbook.titles).toHaveCount(COLLECTED.length);
      await cookbook.button(COOKBOOK_WORDS.remove('Nachttopf')).click();
      await expect(cookbook.button(COOKBOOK_WORDS.restore('Nachttopf'))).toBeVisible();
      await cookbook.import('{}');
      await expect(cookbook.notice).toContainText(COOKBOOK_WORDS.nothingAdded);
    },
  },
  {
    name: 'cookbook-in-trouble',
    state: 'idle',
    async play({ page }) {
      await page.evaluate(() => {
        Object.defineProperty(window, 'indexedDB', { value: undefined });
      });
      const cookbook = new CookbookPage(page);
      await cookbook.open();
      await expect(cookbook.alert).toContainText(COOKBOOK_WORDS.cannotOpen);
    },
  },
  {
    name: 'opened-recipe',
    state: SHOWN_RECIPE,
    async play({ page, recipe }) {
      const cookbook = new CookbookPage(page);
      await cookbook.open();
      await cookbook.import(cookbookFile(COLLECTED));
      await cookbook.button('Saffron Rice with Eggs and Peas').click();
      await expect(recipe.getByRole('heading', { name: WORDS.fromTheCookbook })).toBeVisible();
      await expect(cookbook.savedButton).toBeVisible();
    },
  },
  {
    name: 'cooked',
    state: SHOWN_RECIPE,
    async play(kitchen, standIn) {
      await finishCooking(kitchen, standIn);
      await expect(kitchen.page.getByText('Noted in your cookbook.')).toBeVisible();
    },
  },
  {
    name: 'shopping-list',
    state: 'collecting',
    async play(kitchen) {
      const { page } = kitchen;
      await kitchen.prefer({ allergens: ['milk', 'soya'] });
      await kitchen.pasteList(['rice', 'eggs']);
      const cookbook = new CookbookPage(page);
      await cookbook.open();
      await cookbook.import(cookbookFile(PLANNED));
      await cookbook.view.getByRole('button', { name: 'Shopping list' }).click();
      const list = page.getByRole('dialog', { name: 'Shopping list' });
      await list.getByLabel('Add a line').fill('kitchen foil');
      await list.getByRole('button', { name: 'Add', exact: true }).click();
      await list.getByRole('checkbox', { name: /^onions, 3/ }).check();
      await list.getByText(/^2$/).click();
      await expect(list.getByText(/Soup 1/)).toBeVisible();
    },
  },
  { name: 'ideas', state: SHOWN_IDEAS, play: findIdeas },
  {
    name: 'ideas-failed',
    state: SHOWN_FAILURE,
    async play(kitchen, standIn) {
      await findIdeas(kitchen, standIn);
      standIn.router.next(BUSY, BUSY, BUSY);
      await kitchen.recipe.getByRole('button', { name: /^Omelette/ }).click();
      for (const attempt of [2, 3] as const) await kitchen.passPauseBefore(attempt);
      await expect(kitchen.failureHeading).toBeVisible();
    },
  },
  {
    name: 'failure',
    state: SHOWN_FAILURE,
    async play(kitchen, standIn) {
      await kitchen.pasteList(['eggs', 'rice']);
      await failThrice(kitchen, standIn, BUSY);
    },
  },
  {
    name: 'model-refused',
    state: 'idle',
    site: 'sample',
    async play({ page }, standIn) {
      const model = new ModelDialog(page);
      standIn.router.next({ kind: 'status', status: 401, body: '{"error":"no"}' });
      await model.connectToken();
      await expect(model.trial).toContainText(MODEL_WORDS.inUse.refused);
    },
  },
  {
    name: 'model-list',
    state: 'idle',
    site: 'sample',
    async play({ page }, standIn) {
      standIn.models.next({ kind: 'status', status: 200, body: LIVE });
      const model = new ModelDialog(page);
      await model.choose('token');
      await model.live('mistralai').check();
      await expect(model.models.getByRole('combobox', { name: 'Run by' })).toBeVisible();
    },
  },
  {
    name: 'model-not-served',
    state: SHOWN_FAILURE,
    async play(kitchen, standIn) {
      const model = new ModelDialog(kitchen.page);
      await model.connectToken();
      await expect(model.condition).toContainText(MODEL_WORDS.inUse.token);
      await model.close();
      await kitchen.pasteList(['eggs', 'rice']);
      await failThrice(kitchen, standIn, GONE);
    },
  },
  {
    name: 'browser-model-line',
    state: 'collecting',
    site: 'sample',
    async play(kitchen) {
      await openWithModel(kitchen, { state: 'available' });
      await kitchen.pasteList(['eggs', 'rice']);
      // What the device offers comes in idle time.
      await kitchen.page.clock.runFor(6_000);
      await expect(kitchen.page.getByText('Your browser has an AI model.')).toBeVisible();
    },
  },
  {
    name: 'browser-model-download',
    state: 'idle',
    async play(kitchen) {
      await openWithModel(kitchen, { state: 'downloadable', waits: true });
      const model = new ModelDialog(kitchen.page);
      await model.choose('browser');
      await model.press(MODEL_WORDS.download);
      await kitchen.page.evaluate(() => window.languageModel.progress(0.4));
      await expect(model.dialog.getByRole('progressbar')).toHaveAttribute('value', '0.4');
    },
  },
  {
    name: 'photo',
    state: 'idle',
    async play({ page }) {
      const photo = new PhotoDialog(page);
      await photo.open();
      await photo.choose(await photo.takePhoto());
      await expect(photo.picture).toBeVisible();
      await expect(photo.send).toBeVisible();
    },
  },
  {
    name: 'photo-foods',
    state: 'idle',
    async play(kitchen, standIn) {
      await kitchen.prefer({ allergens: ['milk'] });
      const content =
        'Lurpak butter\ntomatoes\ntofu ?\ncooked rice\nspinach\nsome kind of sauce in an unlabelled jar';
      standIn.router.next({ kind: 'completion', content });
      const photo = new PhotoDialog(kitchen.page);
      await photo.look();
      await expect(photo.boxes).toHaveCount(6);
    },
  },
  {
    name: 'photo-blind',
    state: 'idle',
    site: 'sample',
    async play(kitchen, standIn) {
      const { page } = kitchen;
      const inputs = {
        architecture: { input_modalities: ['text', 'image'], output_modalities: ['text'] },
      };
      const body = listOf(
        listed('google/gemma-3-27b-it', [served('novita')], inputs),
        listed('Qwen/Qwen2.5-VL-7B-Instruct', [served('hyperbolic')], inputs),
      );
      standIn.models.next({ kind: 'status', status: 200, body });
      const photo = new PhotoDialog(page);
      await kitchen.dragOver();
      await photo.paste();
      await expect(photo.dialog).toContainText('gemma-3-27b-it');
    },
  },
  {
    name: 'model-not-there',
    state: 'idle',
    async play({ page }) {
      const model = new ModelDialog(page);
      // Browsers never call this port.
      await model.connectLocal('localhost:9');
      await expect(model.trial).toContainText(MODEL_WORDS.nothingAnswers);
    },
  },
  {
    name: 'model-expired',
    state: 'idle',
    async play({ page }) {
      const model = new ModelDialog(page);
      await model.signIn();
      await expect(model.condition).toContainText(MODEL_WORDS.inUse.signedIn);
      await page.clock.fastForward(9 * 3_600_000);
      await expect(model.condition).toContainText(MODEL_WORDS.inUse.expired);
      await expect(
        model.dialog.getByRole('button', { name: MODEL_WORDS.signIn, exact: true }),
      ).toBeVisible();
    },
  },
];

export const RECIPE_SCENES: readonly Scene[] = Object.entries(RECIPES).map(([name, recipe]) => ({
  name: `recipe-${name}`,
  state: SHOWN_RECIPE,
  play: (kitchen, standIn) => cook(kitchen, standIn, recipe),
}));

export function sceneOf(name: string): Scene {
  const scene = [...SCENES, ...RECIPE_SCENES].find((candidate) => candidate.name === name);
  if (!scene) throw new Error(`There is no scene "${name}".`);
  return scene;
}

export async function openScene(scene: Scene, page: Page, url: string, standIn: StandIn) {
  // Playwright can pause installed time only at a later moment.
  await page.clock.install({ time: START.getTime() - 60_000 });
  await page.clock.pauseAt(START);
  await page.goto(url);
  const kitchen = new Kitchen(page);
  await scene.play(kitchen, standIn);
  return kitchen;
}
