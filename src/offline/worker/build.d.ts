/** What the build writes in front of a worker: its own version and files. Each hash has the form of `integrity`. */
declare const BUILD: {
  /** Differs between two different builds, and between two workers. */
  version: string;
  /** The page's own script, as a path from the page's folder on. */
  script: string;
  /**
   * The pages by their folders, each with a slash: the English one, whose folder has no name, and one for each other
   * language. `files` are those that no other page needs: the path of each, with its hash. The English page has all
   * that are of no language. The worker keeps a language that a visitor reads.
   */
  pages: Record<string, { hash: string; files: Record<string, string> }>;
  /** Files that only some visitors need, with their hashes: the worker keeps each once it was fetched. */
  later: Record<string, string>;
};
