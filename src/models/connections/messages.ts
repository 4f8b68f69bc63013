export const connectionMessages = {
  browserModel: "the browser's own model",
  anyProvider: 'a provider of its choice',
  quoted: (provider: string) => `“${provider}”`,
};
