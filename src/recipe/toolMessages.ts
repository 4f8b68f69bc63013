/** What belongs to the tools of a recipe, which arrive later. */
export const toolMessages = {
  earlier: (count: number) => `Earlier recipes (${count})`,
  backTo: (title: string) => `Back to ${title}`,
  untitled: 'Untitled recipe',
  more: 'More',
  notLoaded: 'Could not load. Try again.',
};
