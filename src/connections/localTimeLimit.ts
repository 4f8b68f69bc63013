/** How long a model on the visitor's computer may take, in ms: a large one is slow there. */
export const LOCAL_TIME_LIMIT = 600_000;
