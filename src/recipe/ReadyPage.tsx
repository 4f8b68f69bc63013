import type { ReactNode } from 'react';
import { heatIn, type Reading, type ReadNodes } from '../reading';
import * as restWords from '../words/en/rest';
import { Tick, TickLabel } from './cooking/Tick';
import { useAmounts } from './servings/shownAmounts';

export interface Ready {
  /** The first setting of an oven (may be empty), and the place of its step. */
  oven: { setting: string; step: number } | null;
  tasks: Reading['tasks'];
}

/** Null if there is nothing to get ready. */
export function getReady(reading: Reading): Ready | null {
  const { tasks } = reading;
  const oven = tasks.some(({ text }) => heatIn(text).oven !== null) ? null : findOven(reading);
  return oven || tasks.length > 0 || reading.ingredients.length > 0 ? { oven, tasks } : null;
}

function findOven({ steps }: Reading): Ready['oven'] {
  for (const [step, { text }] of steps.entries()) {
    const setting = heatIn(text).oven;
    if (setting !== null) return { step, setting };
  }
  return null;
}

interface ReadyPageProps {
  ready: Ready;
  ingredients: Reading['ingredients'];
  renderNodes(nodes: ReadNodes): ReactNode;
}

/** What a cook does and puts out before the first step, with a box for each. */
export function ReadyPage({ ready: { oven, tasks }, ingredients, renderNodes }: ReadyPageProps) {
  const { inUnits, stepText } = useAmounts();
  const heat = oven && inUnits(restWords.cookingView.oven(oven));
  return (
    <>
      {(heat || tasks.length > 0) && (
        <ul className="contains-task-list">
          {heat && <Task index={0} text={heat} words={heat} />}
          {tasks.map(({ nodes, text }, at) => (
            <Task key={text} index={at + 1} text={stepText(text)} words={renderNodes(nodes)} />
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
