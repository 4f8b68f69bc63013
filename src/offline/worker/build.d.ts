/** What the build writes in front of a worker: its own version and files. */
declare const BUILD: {
  /** Differs between two different builds, and between two workers. */
  version: string;
  /** The page's own script, as a path from the page's folder on. */
  script: string;
  /** The build's other files, except the page: the path of each, with its hash for `integrity`. */
  files: Record<string, string>;
  /** The same of files that only some visitors need: the worker keeps each once it was fetched. */
  later: Record<string, string>;
  /**
   * The pages in other languages, by their folders with a slash, and the files that only they need. The worker keeps
   * those of a language that somebody reads.
   */
  languages: Record<string, Record<string, string>>;
};
