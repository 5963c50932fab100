import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import { Button, buttonClass } from '@/components/ui/Button/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { CLAIM_ITEM_FIELDS, claimField, ONE_MORE, PHOTOS } from '@/lib/contracts/claim-page';
import { ERROR_SUMMARY_ID } from '@/lib/contracts/form-page';
import { CLAIM_LIMITS } from '@/lib/validation/claim-limits';
import { PhotosField } from '../photos/PhotosField';
import { usePhotos } from '../photos/use-photos';
import { useWhenSent } from '../photos/use-when-sent';
import type { ClaimFormModel } from '../types';
import { ClaimItem } from './ClaimItem';
import styles from './ClaimPage.module.scss';

/** The names of the fields as they stand on the page. */
const namesOf = ({ rows }: Pick<ClaimFormModel, 'rows'>): readonly string[] => [
  ...rows.flatMap((_, row) => CLAIM_ITEM_FIELDS.map((name) => claimField(row, name))),
  'text',
  PHOTOS,
];

/** Where a claim is said: the things, what happened to each, and how. */
export function ClaimForm({ form }: { readonly form: ClaimFormModel }) {
  const { title, action, rows, text, errors, things, canAddRow } = form;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  const { onInput, isChanged } = useChangedFields();
  const wrong = namesOf(form).filter((name) => errors[name] !== undefined && !isChanged(name));
  const errorOf = (name: string) => (wrong.includes(name) ? errors[name] : undefined);
  const texts = { hint: HINT, error: errorOf('text') };
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
        <ErrorSummary ref={said} errors={wrong.map((name) => ({ fieldId: name, text: inRow(form, name) }))} />
        <input type="hidden" name="key" value={form.key} />
        {/* The first button of a form is the one that Enter presses. */}
        <button type="submit" className={styles.enter} tabIndex={-1} aria-hidden="true">
          Send your claim
        </button>
        {rows.map((typed, row) => (
          <ClaimItem key={row} {...{ row, typed, things, errorOf }} isOnly={rows.length === 1} />
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
        <Field id="text" label="What happened?" {...texts}>
          <textarea
            id="text"
            name="text"
            rows={6}
            maxLength={CLAIM_LIMITS.text}
            defaultValue={text}
            className={clsx(field.control, styles.text)}
            aria-invalid={texts.error ? true : undefined}
            aria-describedby={describedBy('text', texts)}
          />
        </Field>
        <PhotosField
          id={PHOTOS}
          label="Photos"
          optional
          error={errorOf(PHOTOS)}
          kept={form.photos}
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

const HINT = 'What you saw, where and when.';

/** What is wrong with a field, with the item that it is of where there are several. */
function inRow({ rows, errors }: ClaimFormModel, name: string): string {
  const row = /^item_(?<row>\d+)\./.exec(name)?.groups?.row;
  const text = errors[name] ?? '';
  return row === undefined || rows.length === 1 ? text : `Item ${Number(row) + 1}: ${text}`;
}
