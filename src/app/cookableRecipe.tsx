import { useSelector } from '@xstate/react';
import type { Element } from 'hast';
import type { ComponentProps, ReactNode } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { canChange, type RecipeActor } from '../../machines/recipeMachine';
import { avoidsSomething } from '../allergens/avoidsSomething';
import { AmountsSpan } from '../amounts/AmountsSpan';
import { type AmountPlaces, rehypeAmounts } from '../amounts/rehypeAmounts';
import { useAmounts } from '../amounts/shownAmounts';
import { hashText } from '../browser/hashText';
import type { LazyPart } from '../browser/lazyPart';
import { useStore } from '../browser/store';
import { nameTimer } from '../cooking/nameTimer';
import { RecipeVideo } from '../cooking/RecipeVideo';
import { type CookingParts, nameSteps, rehypeCooking } from '../cooking/rehypeCooking';
import { remarkVideos } from '../cooking/remarkVideos';
import { Tick, type TickProps } from '../cooking/Tick';
import { rehypeKitchenCheck } from '../kitchenCheck/rehypeKitchenCheck';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import type { Video } from '../recipe/document/readVideo';
import { remarkRecipe } from '../recipe/document/remarkRecipe';
import type { MarkdownExtension } from '../recipe/markdown/Markdown';
import { rehypeTitleSlot } from '../recipe/markdown/rehypeTitleSlot';
import { rehypeUnbroken } from '../timers/rehypeUnbroken';
import { TimerButton, Unbroken } from '../timers/TimerButton';
import type { KitchenCheckPart } from './parts';

/** What was read of a recipe while it was rendered. All are null for a text that was not parsed. */
interface Result {
  document: RecipeDocument | null;
  parts: CookingParts | null;
  places: AmountPlaces | null;
}

/** What other features add to a recipe. */
interface Additions {
  kitchenCheck: LazyPart<KitchenCheckPart>;
  recipe: RecipeActor;
  /** Asks for the recipe without something; null if nobody can be asked. */
  onSwap: ((foods: readonly string[]) => void) | null;
  rehypePlugins?: MarkdownExtension['rehypePlugins'];
  /** Called while the page renders what was made of the recipe, when `result` is there. */
  renderAfterTitle?(): ReactNode;
}

type Props<Name extends keyof React.JSX.IntrinsicElements> = ComponentProps<Name> & ExtraProps;

/**
 * Makes the extension that renders one recipe with boxes, timers, videos and the kitchen check. The
 * recipe is read in the same pass: `result` is there once it has been rendered.
 */
export function createCookableRecipe(
  text: string,
  { kitchenCheck, recipe, onSwap, rehypePlugins = [], renderAfterTitle = () => null }: Additions,
): {
  extension: MarkdownExtension;
  result: Result;
} {
  const result: Result = { document: null, parts: null, places: null };
  const recipeKey = hashText(text);
  const getDocument = () => result.document;

  const components: Components = {
    input({ node, ...props }: Props<'input'>) {
      const { 'data-tick': id, ariaLabel, checked } = node?.properties ?? {};
      if (id === undefined) return <input {...props} />;
      return <NamedTick id={String(id)} label={String(ariaLabel)} isTicked={checked === true} />;
    },
    span({ node, children }: Props<'span'>) {
      const isUnbroken = node?.properties['data-unbroken'] !== undefined;
      return isUnbroken ? (
        <Unbroken>{children}</Unbroken>
      ) : (
        <AmountsSpan node={node}>{children}</AmountsSpan>
      );
    },
    time({ node, children }: Props<'time'>) {
      const { 'data-timer': id, dateTime } = node?.properties ?? {};
      if (id === undefined) return <time dateTime={String(dateTime)}>{children}</time>;
      const words = textOf(node);
      return (
        <TimerButton
          timerKey={`${recipeKey}-${id}`}
          label={labelTimer(String(id), words)}
          dish={result.document?.title?.text ?? ''}
          seconds={Number(/\d+/.exec(String(dateTime))?.[0])}
          words={words}
        >
          {children}
        </TimerButton>
      );
    },
    div({ node, children }: Props<'div'>) {
      return node?.properties['data-slot'] === 'title' ? renderAfterTitle() : <div>{children}</div>;
    },
    aside: () => <Check />,
    data: ({ node }: Props<'data'>) => <Check index={Number(node?.properties.value)} />,
    figure({ node, children }: Props<'figure'>) {
      const video = result.document?.videos[Number(node?.properties['data-video'])];
      if (!video) return <figure>{children}</figure>;
      return <CheckedVideo {...video} />;
    },
  };

  function CheckedVideo({ id, start }: Video) {
    const isAvoiding = useSelector(recipe, ({ context }) => avoidsSomething(context.preferences));
    const title = result.document?.title?.text ?? '';
    return <RecipeVideo id={id} start={start} title={title} isAvoiding={isAvoiding} />;
  }

  /** A box whose name has the amounts that its line shows. */
  function NamedTick({ id, label, isTicked }: TickProps) {
    const { writtenLine, lineOf } = useAmounts();
    const index = Number(/^ingredient-(\d+)$/.exec(id)?.[1]) - 1;
    const shown = label.replace(writtenLine(index), () => lineOf(index));
    return <Tick id={id} label={shown} isTicked={isTicked} />;
  }

  function Check({ index }: { index?: number }) {
    const part = useStore(kitchenCheck);
    const canSwap = useSelector(recipe, canChange);
    if (!part || !result.document) return null;
    const props = { controller: part.controller, shown: { text, document: result.document } };
    if (index === undefined) return <part.CheckLine {...props} />;
    return <part.NeedMark {...props} index={index} onSwap={canSwap ? onSwap : null} />;
  }

  /** What the cook calls a timer: what it is for, and the words of the time. */
  function labelTimer(id: string, words: string): string {
    const { steps = [] } = result.document ?? {};
    const [place, index] = id.split('-').map(Number) as [number, number];
    const step = steps[place];
    if (!step) return words;
    return `${nameTimer(step, index) || nameSteps(steps)[place]} · ${words}`;
  }

  return {
    result,
    extension: {
      components,
      remarkPlugins: [
        [
          remarkRecipe,
          {
            onDocument(document: RecipeDocument) {
              result.document = document;
            },
          },
        ],
        [remarkVideos, { getDocument }],
      ],
      rehypePlugins: [
        rehypeUnbroken,
        [
          rehypeAmounts,
          {
            getDocument,
            onPlaces(places: AmountPlaces) {
              result.places = places;
            },
          },
        ],
        ...rehypePlugins,
        rehypeTitleSlot,
        [
          rehypeCooking,
          {
            getDocument,
            onParts(parts: CookingParts) {
              result.parts = parts;
            },
          },
        ],
        // Behind the parts for the view for cooking, which shows no check.
        rehypeKitchenCheck,
      ],
    },
  };
}

/** The words of an element, on one line. */
function textOf(element: Element | undefined): string {
  const read = (nodes: Element['children']): string =>
    nodes
      .map((node) =>
        node.type === 'text' ? node.value : node.type === 'element' ? read(node.children) : '',
      )
      .join('');
  return read(element?.children ?? [])
    .replace(/\s+/g, ' ')
    .trim();
}

/** Makes the extension that renders a recipe with its amounts alone, as for a copy. */
export function createAmountsExtension(): MarkdownExtension {
  let read: RecipeDocument | null = null;
  const onDocument = (document: RecipeDocument) => {
    read = document;
  };
  return {
    remarkPlugins: [[remarkRecipe, { onDocument }]],
    rehypePlugins: [[rehypeAmounts, { getDocument: () => read, onPlaces: () => {} }]],
    components: { span: AmountsSpan as NonNullable<Components['span']> },
  };
}
