import type { Allergen, Taught } from '../../../machines/kitchen/preferences';
import { Button } from '../../ui/Button';
import { language } from '../../ui/language';
import { messages as kitchenMessages } from '../messages';
import { fieldNames, dialogMessages as messages } from './dialogMessages';
import { FIELDS } from './fields';

interface TaughtFoodsProps {
  taught: readonly Taught[];
  onChange(taught: readonly Taught[]): void;
}

const nameOf = (contains: string) =>
  FIELDS.allergens.options.includes(contains as Allergen)
    ? language.allergen(contains as Allergen)
    : contains;

export function TaughtFoods({ taught, onChange }: TaughtFoodsProps) {
  if (taught.length === 0) return null;
  return (
    <fieldset>
      <legend>{fieldNames.taught}</legend>
      {taught.map((one) => (
        <div key={`${one.name} ${one.contains}`}>
          <span dir="auto">{messages.taught(one.name, nameOf(one.contains))}</span>{' '}
          <Button look="text" onClick={() => onChange(taught.filter((other) => other !== one))}>
            {kitchenMessages.remove(one.name)}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}
