import styles from './PasteList.module.scss';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { SelectField, type SelectOption } from '@/components/ui/SelectField';
import { Stepper } from '@/components/ui/Stepper';
import { EMPTY_OWN_ITEM } from '@/lib/domain/catalogue/empty-own-item';
import { findFurniture, FURNITURE } from '@/lib/domain/catalogue/furniture';
import type { ItemBounds, OwnItem } from '@/lib/domain/catalogue/own-item';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { OwnItemForm } from '../OwnItemForm';
import { chosenTitle, LEFT_OUT, MEASURED, UNANSWERED, type PastedLine } from './pasted-lines';

/** The boxes that packed goods may go into. */
const BOXES = ['box_m', 'box_s', 'box_l', 'box_wardrobe', 'plastic_bin_l'];

/**
 * Returns the choices for a line: its likely readings, leaving it out, measuring it, then the rest of the catalogue.
 */
function choicesOf({ entry: { item, others, isGuess, isPacked } }: PastedLine): readonly SelectOption[] {
  const near = isPacked ? BOXES.flatMap((id) => findFurniture(id) ?? []) : item ? [item, ...others] : others;
  const nearIds = new Set(near.map(({ id }) => id));
  const rest = FURNITURE.filter(({ id }) => !nearIds.has(id)).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const optionOf = ({ id, title }: { readonly id: string; readonly title: string }) => ({ value: id, label: title });
  const ways = [
    { value: MEASURED, label: 'Something else: I’ll give its measurements' },
    { value: LEFT_OUT, label: 'Leave it out' },
  ];
  const known = [...near.map(optionOf), ...ways, ...rest.map(optionOf)];
  if (item && !isGuess) return known;
  return [
    { value: UNANSWERED, label: 'Choose' },
    ...(item ? known : [...ways, ...near.map(optionOf), ...rest.map(optionOf)]),
  ];
}

type PastedLineFieldProps = {
  readonly line: PastedLine;
  readonly id: string;
  readonly bounds: ItemBounds & { readonly quantity: number };
  /** The items on the list, so that a measured item gets a unique id. */
  readonly existing: readonly FurnitureItem[];
  readonly error: string | undefined;
  readonly onChange: (line: PastedLine) => void;
};

/**
 * Renders the fields for one pasted item that is unclear, too many or reopened: confirm the guess, choose a
 * catalogue item, measure it or leave it out, and set the quantity.
 */
export function PastedLineField({ line, id, bounds, existing, error, onChange }: PastedLineFieldProps) {
  const { entry, choice, quantity, own, isChanging, isCapped } = line;
  const [measures, setMeasures] = useState<OwnItem>(() => ownItemOf(line));
  // The clicked button is gone, so the focus moves to the field that replaces it.
  useEffect(() => {
    if (isChanging) document.getElementById(id)?.focus();
  }, [isChanging, id]);
  const choose = (value: string) => onChange({ ...line, choice: value, own: null });
  const asksWhat = entry.asks.includes('what') || entry.isGuess;
  const asksWhich = asksWhat || entry.asks.includes('which') || isChanging;
  const isBed = entry.isGuess && entry.item?.id.startsWith('mattress_');
  return (
    <li className={styles.question}>
      {entry.isGuess && entry.item && choice === UNANSWERED ? (
        <div className={styles.count}>
          <span>{`Does “${entry.phrase}” mean ${entry.item.title}?`}</span>
          <span className={styles.answers}>
            <Button
              kind="secondary"
              size="xs"
              onClick={() => choose(entry.item?.id ?? UNANSWERED)}
              aria-label={`Yes, it is: ${entry.item.title}`}
            >
              Yes
            </Button>
            <Button
              kind="secondary"
              size="xs"
              onClick={() => choose(LEFT_OUT)}
              aria-label={`Leave it out: ${entry.phrase}`}
            >
              Leave it out
            </Button>
          </span>
        </div>
      ) : null}
      {asksWhich ? (
        <SelectField
          label={labelOf(line, asksWhat)}
          hint={isBed ? 'The bed on your list already comes with a mattress.' : undefined}
          name={id}
          value={choice}
          options={choicesOf(line)}
          onChange={choose}
          error={error}
        />
      ) : null}
      {choice === MEASURED && !own ? (
        <OwnItemForm
          item={measures}
          bounds={bounds}
          existing={existing}
          onChange={setMeasures}
          onAdd={(thing) => onChange({ ...line, own: thing })}
          onCancel={() => onChange({ ...line, choice: UNANSWERED })}
        />
      ) : null}
      {own ? <p>{`${own.title}, ${own.cubicFeet} cu ft`}</p> : null}
      <div className={styles.count}>
        <span>
          <span>{entry.asks.includes('how_many') ? `How many of “${entry.phrase}”?` : 'How many'}</span>
          <span>
            {isCapped
              ? ` You wrote ${entry.quantity}. We can take up to ${bounds.quantity} of one kind online. The rest stays in the box above.`
              : ''}
          </span>
        </span>
        <Stepper
          size="s"
          label={`${chosenTitle(line)}, in what you pasted`}
          min={1}
          max={bounds.quantity}
          value={quantity}
          onChange={(pieces) => onChange({ ...line, quantity: pieces })}
        />
      </div>
    </li>
  );
}

function labelOf({ entry }: PastedLine, asksWhat: boolean): string {
  if (asksWhat) return `What is “${entry.phrase}”?`;
  return entry.isPacked ? `What does “${entry.phrase}” go into?` : `Which “${entry.phrase}”?`;
}

/** Returns the form for an item that is not in the catalogue, with the sides that the visitor wrote. */
function ownItemOf({ entry: { phrase, sides } }: PastedLine): OwnItem {
  const [length = '', width = '', height = ''] = sides.map((side) => String(Math.round(side)));
  return { ...EMPTY_OWN_ITEM, title: phrase, length, width, height };
}
