import type { Page } from '@playwright/test';
import {
  installLanguageModel,
  type LanguageModelRecord,
  type LanguageModelScript,
} from '../support/languageModel';

declare global {
  interface Window {
    languageModel: LanguageModelRecord;
  }
}

/** From the next page on. */
export async function giveLanguageModel(page: Page, script: LanguageModelScript) {
  // Some compilers wrap functions in a helper that the page lacks.
  const content = `{ const __name = (own) => own; (${installLanguageModel})(${JSON.stringify(script)}); }`;
  await page.addInitScript({ content });
}
