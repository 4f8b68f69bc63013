import { heatIn, type LanguageCode, readAmounts, type Temperature } from '../../reading';
import { type System, systemOf } from '../units';
import type { Edit } from './showAmounts';

type Scale = Temperature['scale'];

/** The scale that a recipe's measures tell: cups and no grams, or grams and no pounds. */
export function scaleToldBy(lines: readonly string[], language: LanguageCode | null): Scale {
  const units = lines.flatMap((line) =>
    (readAmounts(line, language) ?? []).flatMap(({ unit }) => unit?.id ?? []),
  );
  const systems = new Set(units.flatMap((id) => systemOf(id) ?? []));
  if (systems.size !== 1) return null;
  return systems.has('metric') ? 'C' : units.includes('cup') ? 'F' : null;
}

/** No oven has 301 °C. */
const scaleFor = ({ scale, values }: Temperature, told: Scale): Scale =>
  scale ?? (Math.min(...values) > 300 ? 'F' : told);

/** `told`: the scale of a number without one, as in "400 degrees". */
export function showOvenTemperatures(text: string, to: System, told: Scale = null): Edit[] {
  const wanted = to === 'us' ? 'F' : 'C';
  return heatIn(text).temperatures.flatMap((one) => {
    const { start, end, kind, isInBothScales } = one;
    const scale = scaleFor(one, told);
    if (kind === 'difference' || !scale || scale === wanted || isInBothScales) return [];
    const shown = kind === 'oven' ? writeSetting(one, wanted) : writeExact(one, wanted);
    return [{ start, end, text: shown }];
  });
}

/** The settings of an oven that may mean either scale: "Heat the oven to 250 degrees." */
export const settingsWithoutScale = (text: string, told: Scale): string[] =>
  heatIn(text).temperatures.flatMap((one) =>
    one.kind === 'oven' && scaleFor(one, told) === null ? one.text.trim() : [],
  );

/** The lowest and highest temperatures that a cook would measure inside food. */
const CORE = { C: [50, 100], F: [120, 212] } as const;

/** Whether a step says how hot its food has to be inside. */
export const namesCoreTemperature = (text: string): boolean =>
  heatIn(text).temperatures.some(({ scale, values, kind }) => {
    const [low, high] = CORE[scale ?? (Math.min(...values) > CORE.C[1] ? 'F' : 'C')];
    return kind === 'other' && values.every((value) => value >= low && value <= high);
  });

function writeSetting(one: Temperature, to: 'C' | 'F'): string {
  const step = to === 'F' ? 25 : 10;
  return one.write((value) => Math.round(convert(value, to) / step) * step, to);
}

function writeExact(one: Temperature, to: 'C' | 'F'): string {
  const shown = one.write((value) => Math.round(convert(value, to)) || 0, to);
  return one.isInBrackets ? `${shown} / ${one.text}` : `${shown} (${one.text})`;
}

const convert = (value: number, to: 'C' | 'F') =>
  to === 'F' ? value * 1.8 + 32 : (value - 32) / 1.8;
