import type { PageWords } from '../createLanguage';

export const page: PageWords = {
  name: 'English',
  description:
    'Write down what is in your kitchen, press one button, and get a recipe that uses it.',
  installDescription: 'Write down what is in your kitchen, and get a recipe that uses it.',
  pictures: 'Your ingredients, and a recipe for them',
  legalNotice: 'Legal notice',
};
