/** Half a sentence for an expert: why a sign-in failed. */
export const signInMessages = {
  noClientId: 'this page has no client id',
  noPage: 'the hub names no sign-in page of its own',
  noToken: 'the hub gave no token of its own',
  expired: 'the hub gave an expired token',
  /** @param path of the hub's address; empty if unknown */
  answered: (path: string, status: number) => `${path || 'a request'} was answered with ${status}`,
  unreadable: "the hub's answer could not be read",
};
