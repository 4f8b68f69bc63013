/** The browser's own function, in place of `@ungap/structured-clone`, which is for browsers without it. */
export default structuredClone;
