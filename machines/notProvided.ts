/** Stands in for what the page gives an actor of a machine. */
export const notProvided = (name: string) => () =>
  Promise.reject<never>(new Error(`${name} is not provided`));
