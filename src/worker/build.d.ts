/** What the build writes in front of a worker: what it is the worker of. */
declare const BUILD: {
  /** Differs for any two builds that differ, and for any two workers. */
  version: string;
  /** The page's own script, as a path from the page's folder on. */
  script: string;
  /** The build's other files but the page: the path of each, with its hash for `integrity`. */
  files: Record<string, string>;
};
