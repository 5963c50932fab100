import styles from './ClaimPage.module.scss';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { Button, buttonClass } from '@/components/ui/Button';
import { ErrorSummary, type SummaryError } from '@/components/ui/ErrorSummary';
import * as claimRules from '@/lib/domain/claims/claims';
import { ERROR_SUMMARY_ID } from '@/lib/contracts/form-page';
import { PlainArea, PlainField, PlainSelect, useAnsweredForm } from '@/features/order/PlainField/PlainField';
import type { AddingPhotos, ClaimFormModel, ShownPhoto } from './claim-model';
import { STATE_WORDS, progressOf, usePhotos, type ChosenPhoto, type Photos } from './use-photos';
import { useScripted } from '@/components/ui/Island/hydration';
import { Field, controlProps } from '@/components/ui/Field/Field';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import photoStyles from './PhotosField.module.scss';

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
  ...rows.flatMap((_, row) => claimRules.CLAIM_ITEM_FIELDS.map((name) => claimRules.claimField(row, name))),
  'text',
  claimRules.PHOTOS,
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
            name={claimRules.ONE_MORE}
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
          maxLength={claimRules.CLAIM_LIMITS.text}
        />
        <PhotosField
          id={claimRules.PHOTOS}
          label="Photos"
          optional
          error={errorOf(claimRules.PHOTOS)}
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
  readonly typed: claimRules.TypedClaimItem;
  readonly errorOf: (name: string) => string | undefined;
};
type ClaimItemProps = Row & { readonly things: readonly string[]; readonly isOnly: boolean };

type Option = { readonly value: string; readonly label: string };
const KINDS: readonly Option[] = claimRules.CLAIM_KINDS.map((value) => ({
  value,
  label: claimRules.CLAIM_KIND_LABELS[value],
}));

/** Renders one item of a claim. A field asks for its name if the order does not list it. */
function ClaimItem({ things, isOnly, ...own }: ClaimItemProps) {
  const { row } = own;
  const hasThings = things.length > 0;
  const options = [
    ...things.map((title) => ({ value: title, label: title })),
    { value: claimRules.ELSE, label: 'Something else' },
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
        <PlainField
          {...fieldOf(own, { name: 'title', label: 'What is it?' })}
          maxLength={claimRules.CLAIM_LIMITS.title}
        />
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

type Texts = { readonly name: keyof claimRules.TypedClaimItem; readonly label: string };

function fieldOf({ row, typed, errorOf }: Row, { name, label }: Texts) {
  const id = claimRules.claimField(row, name);
  return { id, label, value: typed[name], error: errorOf(id) };
}

export function AddPhotos({ reference, token, claim, action, count, error }: AddingPhotos) {
  const photos = usePhotos({ reference, token, claim });
  const isScripted = useScripted();
  return (
    <form method="post" action={action} encType="multipart/form-data" noValidate className={photoStyles.add}>
      <input type="hidden" name={claimRules.OF_CLAIM} value={claim} />
      <PhotosField id={`photos-${claim}`} label="Add photos" error={error} count={count} photos={photos} />
      {isScripted ? null : (
        <Button type="submit" kind="secondary">
          Send the photos
        </Button>
      )}
    </form>
  );
}

type PhotosFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean | undefined;
  readonly error?: string | undefined;
  /** The photos sent with this form before, which can still be removed. */
  readonly unsent?: { readonly kept: readonly ShownPhoto[]; readonly action: string } | undefined;
  /** Without the photos chosen on this page. */
  readonly count: number;
  readonly photos: Photos;
};

/** Renders the field for photos, which are sent with the form, or by a script as soon as they are chosen. */
export function PhotosField({ id, label, optional, error, unsent, count, photos }: PhotosFieldProps) {
  const { chosen, add } = photos;
  const input = useRef<HTMLInputElement>(null);
  const isScripted = useScripted();
  const take = () => {
    const { current } = input;
    if (!current?.files || current.files.length === 0) return;
    add(current.files);
    // The script sends the photos, so the form must not.
    current.value = '';
  };
  // Takes the files that were chosen before the script had loaded.
  const takeChosen = useEffectEvent(take);
  useEffect(() => takeChosen(), []);
  const all = count + chosen.filter(({ state }) => state !== 'failed').length;
  // The hash returns the customer to the photos.
  const takeBack = unsent && `${unsent.action}#${id}`;
  const texts = { hint: hintOf(isScripted), error };
  return (
    <Field id={id} label={label} optional={optional} {...texts}>
      {(unsent?.kept.length ?? 0) + chosen.length > 0 ? (
        <ul className={photoStyles.list}>
          {unsent?.kept.map((photo, index) => (
            <KeptPhotoItem key={photo.id} {...photo} number={index + 1} takeBack={takeBack} />
          ))}
          {chosen.map((photo) => (
            <ChosenPhotoItem key={photo.key} photo={photo} photos={photos} takeBack={takeBack} />
          ))}
        </ul>
      ) : null}
      <p aria-live="polite" className={photoStyles.progress}>
        {progressOf(chosen)}
      </p>
      {all >= claimRules.MOST_CLAIM_PHOTOS ? (
        <p className={photoStyles.full}>There are {claimRules.MOST_CLAIM_PHOTOS} photos, the most a claim can have.</p>
      ) : (
        <input
          ref={input}
          {...controlProps(id, texts)}
          name={claimRules.PHOTOS}
          type="file"
          multiple
          accept={isScripted ? 'image/*' : claimRules.PHOTO_TYPES.join()}
          className={isScripted ? photoStyles.scripted : photoStyles.input}
          onChange={take}
        />
      )}
    </Field>
  );
}

const hintOf = (isScripted: boolean): string =>
  isScripted
    ? `Up to ${claimRules.MOST_CLAIM_PHOTOS} photos. We make each one smaller before it is sent.`
    : `Up to ${claimRules.MOST_CLAIM_PHOTOS} photos, ${claimRules.PHOTO_FORMATS}, ${claimRules.FORM_MEGABYTES} MB at once.`;

type Back = { readonly takeBack: string | undefined };

const press = buttonClass({ kind: 'outline', size: 'xs' });

type KeptPhotoItemProps = ShownPhoto & { readonly number: number } & Back;

const KeptPhotoItem = ({ id, url, number, takeBack }: KeptPhotoItemProps) => (
  <li className={photoStyles.photo}>
    <img src={`${url}&size=small`} alt="" width={88} height={66} />
    <span className={photoStyles.said}>
      Photo {number}
      <span className={photoStyles.state}>{STATE_WORDS.sent}</span>
    </span>
    <TakeBack id={id} name={`photo ${number}`} takeBack={takeBack} />
  </li>
);

type ChosenPhotoItemProps = Back & { readonly photo: ChosenPhoto; readonly photos: Photos };

function ChosenPhotoItem({ photo, photos, takeBack }: ChosenPhotoItemProps) {
  const { key, name, preview, state, trouble, id } = photo;
  return (
    <li className={photoStyles.photo}>
      {preview ? <img src={preview} alt="" width={88} height={66} /> : <span className={photoStyles.none} />}
      <span className={photoStyles.said}>
        <span>{name}</span>
        {state === 'failed' ? null : <span className={photoStyles.state}>{STATE_WORDS[state]}</span>}
        <FieldMessage id={`${key}-message`} error={trouble?.text} />
      </span>
      {state === 'sent' && id !== null ? <TakeBack id={id} name={name} takeBack={takeBack} /> : null}
      {trouble ? (
        <span className={photoStyles.actions}>
          {trouble.canRetry ? (
            <button
              type="button"
              className={press}
              aria-label={`Send again: ${name}`}
              onClick={() => photos.again(photo)}
            >
              Send again
            </button>
          ) : null}
          <button type="button" className={press} aria-label={`Remove ${name}`} onClick={() => photos.drop(photo)}>
            Remove
          </button>
        </span>
      ) : null}
    </li>
  );
}

/** Belongs to the form, so that it works without a script and keeps the typed values. */
function TakeBack({ id, name, takeBack }: Back & { readonly id: string; readonly name: string }) {
  if (takeBack === undefined) return null;
  return (
    <button
      type="submit"
      name={claimRules.DROP_PHOTO}
      value={id}
      formAction={takeBack}
      className={press}
      aria-label={`Remove ${name}`}
    >
      Remove
    </button>
  );
}
