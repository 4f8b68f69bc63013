/**
 * Replaces `property-information`, which also knows the 500 attributes of SVG: no recipe has any. The build gives the
 * package itself another name.
 */
// @ts-expect-error: only the build knows that name
export { find, hastToReact, html, html as svg, normalize } from 'html-properties';
