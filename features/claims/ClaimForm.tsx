import styles from './ClaimPage.module.scss';
import clsx from 'clsx';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button, buttonClass } from '@/components/ui/Button';
import { ErrorSummary, type SummaryError } from '@/components/ui/ErrorSummary';
import {
  CLAIM_ITEM_FIELDS,
  CLAIM_KINDS,
  CLAIM_KIND_LABELS,
  CLAIM_LIMITS,
  ELSE,
  ONE_MORE,
  PHOTOS,
  claimField,
  type TypedClaimItem,
} from '@/lib/domain/claims/claims';
import { ERROR_SUMMARY_ID } from '@/lib/contracts/form-page';
import { PlainArea, PlainField, PlainSelect, useAnsweredForm } from '@/features/order/PlainField/PlainField';
import type { ClaimFormModel } from './claim-model';
import { PhotosField } from './PhotosField';
import { usePhotos, type Photos } from './use-photos';

/** Delays a form until its photos are sent. If a photo fails, the form stays, and the next press submits without it. */
function useWhenSent({ isBusy, settled }: Pick<Photos, 'isBusy' | 'settled'>) {
  const [isWaiting, setWaiting] = useState(false);
  const isFree = useRef(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isBusy || isFree.current) return;
    event.preventDefault();
    if (isWaiting) return;
    const { currentTarget: form, nativeEvent } = event;
    const { submitter } = nativeEvent;
    setWaiting(true);
    void settled().then((isWhole) => {
      setWaiting(false);
      if (!isWhole) return;
      isFree.current = true;
      form.requestSubmit(submitter);
    });
  };
  return { onSubmit, isWaiting };
}

const namesOf = ({ rows }: Pick<ClaimFormModel, 'rows'>): readonly string[] => [
  ...rows.flatMap((_, row) => CLAIM_ITEM_FIELDS.map((name) => claimField(row, name))),
  'text',
  PHOTOS,
];

export function ClaimForm({ form }: { readonly form: ClaimFormModel }) {
  const { title, action, rows, text, errors, things, canAddRow } = form;
  const names = namesOf(form).filter((name) => errors[name] !== undefined);
  const { summary, onInput, wrong, errorOf } = useAnsweredForm(
    names.map((name) => ({ fieldId: name, text: errors[name] ?? '' })),
  );
  const photos = usePhotos({ reference: form.reference, token: form.token, claim: null });
  const { onSubmit, isWaiting } = useWhenSent(photos);
  return (
    <section aria-label={title || 'Your claim'} className={styles.new}>
      {title ? <h2 className={styles.name}>{title}</h2> : null}
      <form
        method="post"
        action={`${action}#${ERROR_SUMMARY_ID}`}
        encType="multipart/form-data"
        noValidate
        className={styles.form}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <ErrorSummary ref={summary} errors={wrong.map((error) => ({ ...error, text: inRow(form, error) }))} />
        <input type="hidden" name="key" value={form.key} />
        {/* Enter presses the first button of a form. */}
        <button type="submit" className={styles.enter} tabIndex={-1} aria-hidden="true">
          Send your claim
        </button>
        {rows.map((typed, row) => (
          <ClaimItem key={row} row={row} typed={typed} things={things} errorOf={errorOf} isOnly={rows.length === 1} />
        ))}
        {canAddRow ? (
          <button
            type="submit"
            name={ONE_MORE}
            value="1"
            formAction={`${action}#item_${rows.length}`}
            className={buttonClass({ kind: 'outline', size: 's' })}
          >
            Add another item
          </button>
        ) : null}
        <PlainArea
          id="text"
          label="What happened?"
          hint="What you saw, where and when."
          error={errorOf('text')}
          value={text}
          rows={6}
          maxLength={CLAIM_LIMITS.text}
        />
        <PhotosField
          id={PHOTOS}
          label="Photos"
          optional
          error={errorOf(PHOTOS)}
          unsent={{ kept: form.photos, action }}
          count={form.photos.length}
          photos={photos}
        />
        <Button type="submit" size="xl" loading={isWaiting}>
          Send your claim
        </Button>
      </form>
    </section>
  );
}

/** Returns the error with the number of its item if there are several. */
function inRow({ rows }: Pick<ClaimFormModel, 'rows'>, { fieldId, text }: SummaryError): string {
  const row = /^item_(?<row>\d+)\./.exec(fieldId)?.groups?.row;
  return row === undefined || rows.length === 1 ? text : `Item ${Number(row) + 1}: ${text}`;
}

type Row = {
  readonly row: number;
  readonly typed: TypedClaimItem;
  readonly errorOf: (name: string) => string | undefined;
};
type ClaimItemProps = Row & { readonly things: readonly string[]; readonly isOnly: boolean };

type Option = { readonly value: string; readonly label: string };
const KINDS: readonly Option[] = CLAIM_KINDS.map((value) => ({ value, label: CLAIM_KIND_LABELS[value] }));

/** Renders one item of a claim. A field asks for its name if the order does not list it. */
function ClaimItem({ things, isOnly, ...own }: ClaimItemProps) {
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

function fieldOf({ row, typed, errorOf }: Row, { name, label }: Texts) {
  const id = claimField(row, name);
  return { id, label, value: typed[name], error: errorOf(id) };
}
