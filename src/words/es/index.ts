import { createLanguage } from '../createLanguage';
import { words as first } from './first';

export const language = createLanguage(first, () => import('./rest'));
