import type { SyntheticEvent } from 'react';
import { CoverCards } from '@/components/booking/CoverCards';
import { CoverMeter } from '@/components/booking/CoverMeter';
import { Button } from '@/components/ui/Button';
import { typicalPounds } from '@/lib/domain/catalogue/typical-values';
import type { CoverAnswers } from '@/lib/domain/answers/cover';
import { formatPence, fromPounds, toPounds } from '@/lib/domain/money';
import { COVER } from '@/lib/domain/order/cover';
import { COVER_FIELDS, coverInFields, worthField } from '@/lib/domain/order/cover-fields';
import { dearLines, valuedLines, type ValuedLine } from '@/lib/domain/order/cover-gap';
import { LIMITS } from '@/lib/validation/limits';
import { PlainField, PlainSelect } from '../../PlainField/PlainField';
import type { CoverForm } from '../model';
import styles from './CoverPage.module.scss';

type CoverQuestionProps = {
  readonly form: CoverForm;
  readonly typed: CoverAnswers;
  readonly onType: (cover: CoverAnswers) => void;
};

const MOST_DIGITS = String(LIMITS.worthPounds).length + 2;

/**
 * Renders the steps of cover, the value of dear items and the meter, in a form that comes back with the exact price.
 */
export function CoverQuestion({ form, typed, onType }: CoverQuestionProps) {
  const { action, token, of, items, booked, cover } = form;
  const lines = valuedLines(items, typed.worth);
  // The fields stay those that the page loaded with, so that typing into one removes none.
  const dear = dearLines(items, cover.worth);
  const others = items.filter(({ id }) => dear.every((line) => line.id !== id));
  const read = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    onType(coverInFields(Object.fromEntries(new FormData(currentTarget)), { booked, items, most: LIMITS.worthPounds }));
  return (
    <form noValidate method="get" action={`${action}#agree`} onInput={read} className={styles.form}>
      <input type="hidden" name="token" value={token} />
      {lines.length > 0 ? <CoverMeter lines={lines} step={typed.step} /> : null}
      {items.length > 0 ? (
        <fieldset className={styles.values}>
          <legend>What your most valuable things are worth</legend>
          <p className={styles.hint}>
            In pounds, for one: what it would fetch second-hand today. It does not decide a claim: that goes by the
            value when something is lost.
          </p>
          <div className={styles.fields}>
            {dear.map((line) => (
              <WorthOf key={line.id} line={line} />
            ))}
            {others.length > 0 ? (
              <>
                <PlainSelect
                  id={COVER_FIELDS.other}
                  value=""
                  label={`Something else worth more than ${formatPence(COVER.item)}?`}
                  any="Choose from your list"
                  options={others.map(({ id, title }) => ({ value: id, label: title }))}
                />
                <PlainField
                  id={COVER_FIELDS.otherWorth}
                  value=""
                  label="Its value in pounds"
                  inputMode="numeric"
                  maxLength={MOST_DIGITS}
                />
              </>
            ) : null}
          </div>
        </fieldset>
      ) : null}
      <CoverCards of={of} lines={lines} value={typed.step} onChange={(step) => onType({ ...typed, step })} />
      <Button type="submit" kind="secondary">
        Show the exact difference
      </Button>
    </form>
  );
}

function WorthOf({ line: { id, title, quantity, worth } }: { readonly line: ValuedLine }) {
  const typical = typicalPounds(id);
  return (
    <PlainField
      id={worthField(id)}
      value={String(toPounds(worth))}
      label={quantity > 1 ? `${title}, each of ${quantity}` : title}
      hint={typical === null ? undefined : `Typically ${formatPence(fromPounds(typical))}`}
      inputMode="numeric"
      maxLength={MOST_DIGITS}
    />
  );
}
