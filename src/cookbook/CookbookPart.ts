import type { Cookbook } from './startCookbook';

export type CookbookPart = typeof import('./views') & Cookbook;
