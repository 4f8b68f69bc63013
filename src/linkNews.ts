import { createNews } from './news';

/** What has become of the link that the page was opened with. */
export const { tell: tellOfLink, use: useLinkNews } = createNews();
