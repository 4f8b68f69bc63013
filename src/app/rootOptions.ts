import type { InspectionEvent } from 'xstate';

/** The options that every root actor is created with: none, unless the page is inspected. */
export const rootOptions: { inspect?: (event: InspectionEvent) => void } = {};
