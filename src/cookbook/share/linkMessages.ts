export const linkMessages = {
  broken: 'This link is broken. Copy all of it, then try again.',
  blank: 'This link has no recipe in it.',
  newer: 'A newer version of this page made the link. Reload this page, then open the link again.',
  tooLarge: 'This link holds too much to open.',
  tooLong: 'This recipe is too long for a link. Export it instead.',
};
