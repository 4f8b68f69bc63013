import { HEADING_RULES } from './headingRules';
import { FIRST_RULES, LIST_RULES, REST_RULES, WORK_RULES } from './lineRules';
import type { Rule } from './Rule';

/** The role of a line is the one of the first rule that fits it. */
export const RULES: readonly Rule[] = [
  ...FIRST_RULES,
  ...HEADING_RULES,
  ...LIST_RULES,
  ...WORK_RULES,
  ...REST_RULES,
];
