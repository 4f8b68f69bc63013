/** For a machine whose page has not given it this actor: the call fails and says so. */
export const notProvided = (name: string) => () =>
  Promise.reject<never>(new Error(`${name} is not provided`));
