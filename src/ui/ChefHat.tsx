import type { SVGProps } from 'react';

/** Copied from lucide: as the first screen's only icon, it needs no library. */
export function ChefHat(props: SVGProps<SVGSVGElement>) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the component around it names or hides it
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M10 11v5m4-5v5M6 16h12M6 12.65c0-.46-.3-.85-.7-1.04a4 4 0 012.2-7.58 1.5 1.5 0 001.4-.54 4 4 0 016.2 0 1.5 1.5 0 001.4.54 4 4 0 012.2 7.58c-.4.2-.7.58-.7 1.04V19a2 2 0 01-2 2H8a2 2 0 01-2-2z" />
    </svg>
  );
}
