import clsx from 'clsx';
import { claimField, ELSE, type TypedClaimItem } from '@/lib/contracts/claim-page';
import { CLAIM_KIND_LABELS, CLAIM_KINDS } from '@/lib/domain/order/claim';
import { CLAIM_LIMITS } from '@/lib/validation/claim-limits';
import { PlainField, PlainSelect } from '@/features/order/PlainField/PlainField';
import styles from './ClaimPage.module.scss';

type Row = {
  readonly row: number;
  readonly typed: TypedClaimItem;
  readonly errorOf: (name: string) => string | undefined;
};
type ClaimItemProps = Row & { readonly things: readonly string[]; readonly isOnly: boolean };

type Option = { readonly value: string; readonly label: string };
const KINDS: readonly Option[] = CLAIM_KINDS.map((value) => ({ value, label: CLAIM_KIND_LABELS[value] }));

/**
 * Renders one item of a claim: which it is, what happened to it, and its value. A field asks for its name if the order
 * does not list it.
 */
export function ClaimItem({ things, isOnly, ...own }: ClaimItemProps) {
  const { row } = own;
  const hasThings = things.length > 0;
  const options = [
    ...things.map((title) => ({ value: title, label: title })),
    { value: ELSE, label: 'Something else' },
  ];
  return (
    <fieldset id={`item_${row}`} className={styles.item}>
      <legend className={styles.legend}>{isOnly ? 'The item' : `Item ${row + 1}`}</legend>
      {hasThings ? (
        <PlainSelect
          {...fieldOf(own, { name: 'item', label: 'Which of your things?' })}
          any="Choose an item"
          options={options}
        />
      ) : null}
      <div className={clsx(hasThings && styles.typed)}>
        <PlainField {...fieldOf(own, { name: 'title', label: 'What is it?' })} maxLength={CLAIM_LIMITS.title} />
      </div>
      <div className={styles.pair}>
        <PlainSelect
          {...fieldOf(own, { name: 'kind', label: 'What is wrong?' })}
          any="Choose what is wrong"
          options={KINDS}
        />
        <PlainField
          {...fieldOf(own, { name: 'worth', label: 'What is it worth, in pounds?' })}
          inputMode="decimal"
          maxLength={12}
          optional
        />
      </div>
    </fieldset>
  );
}

type Texts = { readonly name: keyof TypedClaimItem; readonly label: string };

/** Returns the props of a row's field. */
function fieldOf({ row, typed, errorOf }: Row, { name, label }: Texts) {
  const id = claimField(row, name);
  return { id, label, value: typed[name], error: errorOf(id) };
}
