import { connectionMessages as connections } from '../../../models/connections/messages';
import {
  conditionMessages as conditions,
  explanations,
} from '../../../models/control/explanations';
import {
  dataMessages as data,
  inUseMessages as inUse,
  messages as model,
  progress as modelProgress,
  summaries as modelSummaries,
  titles as modelTitles,
} from '../../../models/messages';
import { messages as ui } from '../../../ui/messages';

export const words = {
  model,
  modelTitles,
  modelSummaries,
  modelProgress,
  data,
  inUse,
  explanations,
  conditions,
  connections,
  ui,
};
