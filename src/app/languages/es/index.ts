import { createLanguage } from '../createLanguage';
import { words as first } from './first';
import { words as shared } from './shared';

export const language = createLanguage(
  { first, shared },
  {
    recipe: () => import('./recipe'),
    requests: () => import('./requests'),
    questions: () => import('./questions'),
    typing: () => import('./typing'),
    cookbook: () => import('./cookbook'),
    model: () => import('./model'),
    preferences: () => import('./preferences'),
    photo: () => import('./photo'),
    aloud: () => import('./aloud'),
    device: () => import('./device'),
  },
);
