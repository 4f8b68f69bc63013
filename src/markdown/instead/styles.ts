/** Stands for `style-to-object`: markdown has no style attribute to parse. */
export default function styleToObject(): null {
  return null;
}
