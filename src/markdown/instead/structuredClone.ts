/** Stands for `@ungap/structured-clone`: every browser that the page runs in has this itself. */
export default structuredClone;
