import {
  type Component,
  type ComponentType,
  type FunctionComponent,
  type MemoExoticComponent,
  memo,
} from 'react';

const renders: string[] = [];
const counting = new Map<unknown, unknown>();

type Memo = MemoExoticComponent<FunctionComponent> & { compare?: never };

/** The component, which notes its name each time that React renders it. */
function countingOf(type: unknown): unknown {
  const known = counting.get(type);
  if (known) return known;
  let counted = type;
  if (isClass(type)) {
    counted = class extends type {
      override render() {
        renders.push(type.name);
        return super.render();
      }
    };
  } else if (typeof type === 'function') {
    const component = type as FunctionComponent;
    counted = (props: object) => {
      renders.push(component.name);
      return component(props);
    };
  } else if (isMemo(type)) {
    counted = memo(countingOf(type.type) as FunctionComponent);
  }
  counting.set(type, counted);
  return counted;
}

const isClass = (type: unknown): type is new (props: object) => Component =>
  typeof type === 'function' && type.prototype?.isReactComponent !== undefined;

const isMemo = (type: unknown): type is Memo =>
  typeof type === 'object' && type !== null && 'type' in type && 'compare' in type;

type Runtime = Record<string, (type: ComponentType, ...rest: unknown[]) => unknown>;

/** A JSX runtime whose components `rendersOf` counts: mock `react/jsx-dev-runtime` with it. */
export const countRenders = (runtime: Runtime): Runtime => ({
  ...runtime,
  jsxDEV: (type, ...rest) => runtime.jsxDEV?.(countingOf(type) as ComponentType, ...rest),
});

/** The names of the components that React renders meanwhile. */
export function rendersOf(change: () => void): string[] {
  renders.length = 0;
  change();
  return [...renders];
}
