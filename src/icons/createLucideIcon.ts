import { createElement, type SVGProps } from 'react';

/** An icon's drawing, as the files of `lucide-react` hold it. */
interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Stands for the function of this name in `lucide-react`, which can do far more than the page asks
 * of an icon, and would be a fiftieth of the page's script. An icon that has no name is hidden from
 * assistive technology.
 */
export default function createLucideIcon({ node }: IconData) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
