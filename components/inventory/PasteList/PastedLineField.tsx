import { SelectField } from '@/components/ui/SelectField/SelectField';
import { Stepper } from '@/components/ui/Stepper/Stepper';
import { EMPTY_OWN_ITEM } from '@/lib/domain/catalogue/empty-own-item';
import type { ItemBounds, OwnItem } from '@/lib/domain/catalogue/own-item';
import { OwnItemForm } from '../OwnItemForm/OwnItemForm';
import { choicesOf } from './choices';
import { lineTitle, MEASURED, UNANSWERED, type PastedLine } from './pasted-lines';
import styles from './PasteList.module.scss';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { useState } from 'react';

type PastedLineFieldProps = {
  readonly line: PastedLine;
  readonly id: string;
  readonly bounds: ItemBounds & { readonly quantity: number };
  /** What is on the list already: a measured thing needs an id of its own. */
  readonly existing: readonly FurnitureItem[];
  readonly error: string | undefined;
  readonly onChange: (line: PastedLine) => void;
};

/** What a list leaves open about one thing, asked plainly: which of these, how many, or what it is. */
export function PastedLineField({ line, id, bounds, existing, error, onChange }: PastedLineFieldProps) {
  const { entry, choice, quantity, own } = line;
  const [measures, setMeasures] = useState<OwnItem>({ ...EMPTY_OWN_ITEM, title: entry.phrase });
  const title = lineTitle(line);
  const asksWhat = entry.asks.includes('what');
  return (
    <li className={styles.question}>
      {asksWhat || entry.asks.includes('which') ? (
        <SelectField
          label={asksWhat ? `What is ${title}?` : `Which “${entry.phrase}”?`}
          name={id}
          value={choice}
          options={choicesOf(line)}
          onChange={(value) => onChange({ ...line, choice: value, own: null })}
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
      {own ? (
        <p>
          {own.title}, {own.cubicFeet} cu ft
        </p>
      ) : null}
      <div className={styles.count}>
        <span>{entry.asks.includes('how_many') ? `How many of “${entry.phrase}”?` : 'How many'}</span>
        <Stepper
          size="s"
          label={`${title}, in what you pasted`}
          min={1}
          max={bounds.quantity}
          value={quantity}
          onChange={(pieces) => onChange({ ...line, quantity: pieces })}
        />
      </div>
    </li>
  );
}
