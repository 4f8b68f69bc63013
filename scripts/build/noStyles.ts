/** Replaces `style-to-object`, which reads `style` attributes: no HTML gets into the tree of a recipe, so none has one. */
export default function styleToObject(): null {
  return null;
}
