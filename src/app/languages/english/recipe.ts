import { planMessages as plan } from '../../../cookbook/plan/messages';
import { saveMessages as save } from '../../../cookbook/save/saveMessages';
import { messages as allergens } from '../../../recipe/allergens/messages';
import { pendingMessages as pending } from '../../../recipe/allergens/pendingMessages';
import { messages as amounts } from '../../../recipe/amounts/messages';
import { messages as changes } from '../../../recipe/changes/messages';
import { messages as cooking } from '../../../recipe/cooking/messages';
import { messages as tables } from '../../../recipe/markdown/messages';
import { ideaMessages as ideas, recipeMessages as recipe } from '../../../recipe/recipeMessages';
import { messages as check } from '../../../recipe/shopping/messages';
import { messages as timers } from '../../../recipe/timers/messages';
import { messages as ui } from '../../../ui/messages';

export const words = {
  recipe,
  ideas,
  allergens,
  amounts,
  changes,
  check,
  cooking,
  tables,
  timers,
  save,
  plan,
  pending,
  ui,
};
