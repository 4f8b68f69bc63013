import { readSettings } from './settings';

/** The most tokens that a model may answer with. */
export const MAX_TOKENS = 1024;

/** How freely the model words its answer, from 0. */
export const TEMPERATURE = 0.7;

/** The settings that this page was built with. */
export const settings = readSettings({
  VITE_HF_ACCESS_TOKEN: import.meta.env.VITE_HF_ACCESS_TOKEN,
  VITE_HF_MODEL: import.meta.env.VITE_HF_MODEL,
  VITE_HF_PROVIDER: import.meta.env.VITE_HF_PROVIDER,
  VITE_BRAND: import.meta.env.VITE_BRAND,
});
