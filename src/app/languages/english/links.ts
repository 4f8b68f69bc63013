import { linkMessages as links } from '../../../cookbook/share/linkMessages';

/** The words about links to recipes. */
export const words = { links };
