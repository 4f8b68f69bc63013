import { messages as bring, refusalMessages as refusals } from '../../../cookbook/bring/messages';
import { editMessages as edit } from '../../../cookbook/edit/messages';
import {
  cookbookMessages as cookbook,
  errorMessages as cookbookErrors,
  failureMessages as cookbookFailures,
  cookedMessages as cooked,
  fileMessages as files,
  rowMessages as rows,
  savedMessages as saved,
} from '../../../cookbook/messages';
import { planMessages as plan } from '../../../cookbook/plan/messages';
import { proposalMessages as proposals } from '../../../cookbook/propose/messages';
import { linkMessages as links } from '../../../cookbook/share/linkMessages';
import { creditMessages as credit, shareMessages as share } from '../../../cookbook/share/messages';
import { listMessages as shoppingList } from '../../../recipe/shopping/list/listMessages';
import { messages as ui } from '../../../ui/messages';

export const words = {
  cookbook,
  rows,
  files,
  saved,
  cooked,
  cookbookErrors,
  cookbookFailures,
  proposals,
  bring,
  edit,
  refusals,
  share,
  credit,
  plan,
  links,
  shoppingList,
  ui,
};
