import type { Element } from 'hast';
import type { ReactNode } from 'react';
import { ovenIn } from '../amounts';
import {
  elementsOf,
  isBeforeSteps,
  isBlock,
  isElement,
  type Reading,
  type ReadNodes,
  textOfElement,
} from '../reading';
import * as recipeWords from '../words/en/recipe';
import { useAmounts } from './amounts/shownAmounts';
import { Tick, TickLabel } from './cooking/Tick';

interface Ready {
  /** The first setting of an oven (may be empty), and the place of its step. */
  oven: { setting: string; step: number } | null;
  /** What the recipe asks for before its steps, and its equipment. */
  tasks: readonly { nodes: ReadNodes; text: string }[];
}

/** Null if there is nothing to get ready. */
export function getReady(reading: Reading): Ready | null {
  const tasks = tasksIn(reading);
  const oven = tasks.some(({ text }) => ovenIn(text) !== null) ? null : findOven(reading);
  return oven || tasks.length > 0 || reading.ingredients.length > 0 ? { oven, tasks } : null;
}

function findOven({ steps }: Reading): Ready['oven'] {
  for (const [step, { text }] of steps.entries()) {
    const setting = ovenIn(text);
    if (setting !== null) return { step, setting };
  }
  return null;
}

/** The items and paragraphs below the headings of what a cook gets ready. */
function tasksIn({ tree }: Reading): Ready['tasks'] {
  let isReady = false;
  return ((tree?.children ?? []) as Element[]).filter(isElement).flatMap((block) => {
    if (/^h\d$/.test(block.tagName)) isReady = isBeforeSteps(textOfElement(block));
    else if (isReady) return [block, ...elementsOf(block)].flatMap(taskIn);
    return [];
  });
}

function taskIn(element: Element): Ready['tasks'][number] | [] {
  const text = textOfElement(element).trim();
  if (!text || !/^(?:li|p)$/.test(element.tagName)) return [];
  const nodes = element.children.filter(
    (node) => !isElement(node) || !(isBlock(node) || node.tagName === 'input'),
  );
  return { nodes, text };
}

interface ReadyPageProps {
  ready: Ready;
  ingredients: Reading['ingredients'];
  renderNodes(nodes: ReadNodes): ReactNode;
}

/** What a cook does and puts out before the first step, with a box for each. */
export function ReadyPage({ ready: { oven, tasks }, ingredients, renderNodes }: ReadyPageProps) {
  const { inUnits } = useAmounts();
  const heat = oven && inUnits(recipeWords.cooking.oven(oven));
  return (
    <>
      {(heat || tasks.length > 0) && (
        <ul className="contains-task-list">
          {heat && <Task index={0} text={heat} words={heat} />}
          {tasks.map(({ nodes, text }, at) => (
            <Task key={text} index={at + 1} text={text} words={renderNodes(nodes)} />
          ))}
        </ul>
      )}
      {renderNodes(ingredients)}
    </>
  );
}

function Task({ index, text, words }: { index: number; text: string; words: ReactNode }) {
  return (
    <li className="task-list-item">
      <TickLabel>
        <Tick box={{ of: 'ready', index, isTicked: false }} label={text} />
        {words}
      </TickLabel>
    </li>
  );
}
