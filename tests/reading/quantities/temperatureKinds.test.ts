import { expect, it } from 'vitest';
import { showOvenTemperatures } from '../../../src/amounts/scaling/ovenTemperatures';
import { applyEdits } from '../../../src/amounts/scaling/showAmounts';
import { inWords } from '../../../src/reading/languages';
import { DIFFERENCES } from '../../../src/reading/quantities/temperatureKinds';
import { withExamples } from '../../support/examples';

const FILE = 'src/reading/quantities/temperatureKinds.ts';
const shown = (text: string) => applyEdits(text, showOvenTemperatures(text, 'us'));

it.each(withExamples(DIFFERENCES, FILE, 'DIFFERENCES'))(
  'two temperatures differ in "$example"',
  ({ row, example }) => {
    const [before = ''] = example.split('20 °C');
    const about = DIFFERENCES.filter((one) => new RegExp(inWords(one), 'iu').test(before));
    expect(about).toEqual([row]);
    expect(shown(example)).toBe(example);
  },
);
