import { type FormEvent, useId, useState } from 'react';
import { takeFocus } from '../../browser/passFocusTo';
import * as recipeWords from '../../words/en/recipe';
import formStyles from '../allergens/TeachMark.module.css';
import needStyles from '../shopping/NeedMark.module.css';
import { useAmounts } from './shownAmounts';

/** In characters: "1 1/2 kilograms". */
const LONGEST = 40;

/** Lets a cook who has less or more of one food scale the whole recipe to it. */
export function ScaleMark({ ingredient }: { ingredient: number }) {
  const { amountOf, scaleToHave } = useAmounts();
  const [isOpen, setOpen] = useState(false);
  const [isUnclear, setUnclear] = useState(false);
  const id = useId();
  const amount = amountOf(ingredient);
  if (!amount) return null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isScaled = scaleToHave(ingredient, String(new FormData(event.currentTarget).get('have')));
    setUnclear(!isScaled);
    setOpen(!isScaled);
  }

  return (
    <span className={`${needStyles.mark} ${formStyles.mark}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {recipeWords.amounts.scaleToHave}
      </button>
      <span id={id}>
        {isOpen && (
          <form className={formStyles.form} onSubmit={submit}>
            <label>
              {recipeWords.amounts.iHave}{' '}
              <input
                name="have"
                ref={takeFocus}
                placeholder={amount}
                maxLength={LONGEST}
                autoComplete="off"
                required
              />
            </label>
            <button type="submit">{recipeWords.amounts.scale}</button>
          </form>
        )}
        <span role="status">{isUnclear && isOpen && recipeWords.amounts.cannotScale(amount)}</span>
      </span>
    </span>
  );
}
