/** The words of a recipe's tools, which arrive later. */
export const toolMessages = {
  earlier: (count: number) => `Earlier recipes (${count})`,
  backTo: (title: string) => `Back to ${title}`,
  /** When a recipe came, for today without the date. */
  timeOf: (ms: number) =>
    new Intl.DateTimeFormat('en', {
      timeStyle: 'short',
      ...(new Date(ms).toDateString() !== new Date().toDateString() && { dateStyle: 'medium' }),
    }).format(ms),
  untitled: 'Untitled recipe',
  more: 'More',
};
