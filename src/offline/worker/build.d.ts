/** The build writes this in front of a worker. Each hash has the form of `integrity`. */
declare const BUILD: {
  /** Differs between two builds, and between two workers. */
  version: string;
  /** From the page's folder on. */
  script: string;
  /**
   * By folders with a slash: none for the English page, one for each other language. `files` are
   * those of this page alone, by path, with their hash; English has all that belong to no language.
   * The worker keeps a language that a visitor reads.
   */
  pages: Record<string, { hash: string; files: Record<string, string> }>;
  /** Files for some visitors, with their hashes: the worker keeps each once it has fetched it. */
  later: Record<string, string>;
};
