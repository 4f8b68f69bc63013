import { type ComponentType, type ReactNode, use } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import type { BoxMark, NodeMark, TimeMark, WordsMark } from '../reading';
import * as firstWords from '../words/en/first';
import * as recipeWords from '../words/en/recipe';
import { useMarkedWords } from './allergens/MarkedWords';
import { TeachMark } from './allergens/TeachMark';
import { VideoAddress } from './cooking/RecipeVideo';
import { Tick, TickLabel } from './cooking/Tick';
import { components } from './markdown/components';
import { LanguageNote } from './notes/LanguageNote';
import styles from './notes/LanguageNote.module.css';
import { useRecipe, useSwap } from './RecipeContext';
import { RecipeStatements } from './RecipeStatements';
import { AmountWords, NotScaled, StepNote } from './servings/AmountWords';
import { BatchNote, ScaleMark, ServingsField } from './servings/ServingsField';
import { useAmounts } from './servings/shownAmounts';
import { CheckLine } from './shopping/CheckLine';
import { NeedMark, NeedsContext } from './shopping/NeedMark';
import { nameTimer } from './timers/nameTimer';
import { nameSteps, TimerButton, Unbroken } from './timers/TimerButton';

type Views = {
  [Kind in NodeMark['kind']]: ComponentType<{
    mark: Extract<NodeMark, { kind: Kind }>;
    children?: ReactNode;
  }>;
};

function createComponents(views: Views): Components {
  function Marked({ node, children }: ExtraProps & { children?: ReactNode }) {
    const { marks } = useRecipe().reading;
    const mark = marks[Number(node?.properties['data-mark'])];
    if (!mark) return children;
    const View = views[mark.kind] as ComponentType<{ mark: NodeMark; children?: ReactNode }>;
    return <View mark={mark}>{children}</View>;
  }
  return { ...components, data: Marked, time: Marked, figure: Marked, input: Marked };
}

const nothing = () => null;
const asIs = ({ children }: { children?: ReactNode }) => children;

/** Voices and dictionaries need to know words in another language than the page's. */
function Words({ mark, children }: { mark: WordsMark; children?: ReactNode }) {
  const lang = useRecipe().reading.document.language ?? firstWords.language.code;
  const words = useMarkedWords(mark, String(children));
  const shown = mark.amount ? <AmountWords place={mark.amount}>{words}</AmountWords> : words;
  return lang === firstWords.language.code ? shown : <span lang={lang}>{shown}</span>;
}

const Chatter = ({ children }: { children?: ReactNode }) => (
  <div className={styles.chatter}>{children}</div>
);

function Box({ mark }: { mark: BoxMark }) {
  const { lineOf, stepText } = useAmounts();
  const { document } = useRecipe().reading;
  const label = {
    ingredient: () => recipeWords.cooking.ingredient(lineOf(mark.index)),
    step: () => nameSteps(document.steps)[mark.index] ?? '',
    task: () => stepText(mark.name) || recipeWords.cooking.task,
  }[mark.of]();
  const { press } = use(NeedsContext);
  const onPress = mark.of === 'ingredient' ? () => press(mark.index) : undefined;
  return <Tick box={mark} label={label} inputId={mark.inputId} onPress={onPress} />;
}

/** Step and food name the timer: "Step 2 · chicken". */
function Time({ mark, children }: { mark: TimeMark; children?: ReactNode }) {
  const { reading, hash, isGrowing } = useRecipe();
  const { document } = reading;
  const { step: place, index, seconds, words } = mark;
  const step = document.steps[place ?? -1];

  function nameIt(): string {
    const parts = step && [
      nameSteps(document.steps)[place ?? -1],
      nameTimer(step, index, document.language),
      // Only their times tell two timers of one step apart.
      step.durations.length > 1 && words,
    ];
    return parts?.filter(Boolean).join(' · ') || words;
  }

  return (
    <TimerButton
      timerKey={`${hash}-${place ?? 'text'}-${index}`}
      getLabel={nameIt}
      dish={document.title?.text ?? ''}
      step={step?.number}
      seconds={seconds}
      words={words}
      isInert={isGrowing}
    >
      {children}
    </TimerButton>
  );
}

function BelowTitle() {
  const { reading, isGrowing } = useRecipe();
  return (
    <>
      <RecipeStatements />
      {!isGrowing && <LanguageNote text={reading.text} document={reading.document} />}
    </>
  );
}

function KitchenLine() {
  const { reading, tools, isGrowing } = useRecipe();
  const { check } = use(NeedsContext);
  // The work follows the whole list.
  const hasList = !isGrowing || reading.document.steps.length > 0;
  return (
    <CheckLine
      controller={tools.kitchenCheck}
      amounts={useAmounts()}
      comparison={hasList ? check : null}
      isCooked={tools.kitchenCheck.useIsCooked(reading)}
    />
  );
}

function Need({ mark }: { mark: { ingredient: number } }) {
  const { tools, reading } = useRecipe();
  const index = mark.ingredient;
  const isPressed = use(NeedsContext).pressed === index;
  const item = isPressed && reading.document.ingredients.flatMap(({ items }) => items)[index];
  return (
    <>
      <NeedMark controller={tools.kitchenCheck} index={index} onSwap={useSwap()} />
      {item && <ScaleMark ingredient={index} />}
      {item && <TeachMark food={item.understood?.food ?? item.line} />}
    </>
  );
}

export const pageComponents: Components = {
  ...createComponents({
    words: Words,
    title: BelowTitle,
    chatter: Chatter,
    list: KitchenLine,
    ingredient: Need,
    amounts: NotScaled,
    step: StepNote,
    servings: (props) => <ServingsField {...props} isInert={useRecipe().isGrowing} />,
    batch: BatchNote,
    box: Box,
    time: Time,
    unbroken: Unbroken,
    html: asIs,
    video: ({ mark }) => <VideoAddress video={mark.video} />,
  }),
  label: TickLabel,
  // Numbered ingredients have boxes instead of their numbers.
  ol({ node, className, children, ...props }) {
    const isOfIngredients = className?.includes('ingredient-list');
    if (isOfIngredients) return <ul className="contains-task-list">{children}</ul>;
    return (
      <ol className={className} {...props}>
        {children}
      </ol>
    );
  },
};

/** Shows a text that is no recipe: nothing in it can be pressed, ticked or scaled. */
export const textComponents: Components = {
  ...components,
  data: asIs,
  time: asIs,
  figure: asIs,
  input: nothing,
  label: asIs,
};

/** Shows the amounts of the page, and no buttons. */
export const copyComponents: Components = {
  ...createComponents({
    words: ({ mark, children }) =>
      mark.amount ? <AmountWords place={mark.amount}>{children}</AmountWords> : children,
    title: nothing,
    chatter: asIs,
    list: nothing,
    ingredient: nothing,
    amounts: NotScaled,
    step: StepNote,
    servings: ServingsField,
    batch: BatchNote,
    box: ({ mark }) =>
      mark.isWritten && <input type="checkbox" defaultChecked={mark.isTicked} disabled />,
    time: ({ mark, children }) => <time dateTime={`PT${mark.seconds}S`}>{children}</time>,
    unbroken: asIs,
    html: asIs,
    video: ({ children }) => <p>{children}</p>,
  }),
  label: asIs,
};
