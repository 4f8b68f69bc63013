import { createNews } from './news';

/** What the page's title says before all else. */
export const { tell: tellInTitle, use: useTitleNews } = createNews();
