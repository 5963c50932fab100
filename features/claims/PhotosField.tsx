import { useEffect, useEffectEvent, useRef } from 'react';
import { useScripted } from '@/components/ui/Island/hydration';
import { Button, buttonClass } from '@/components/ui/Button';
import { controlProps, Field } from '@/components/ui/Field/Field';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import {
  DROP_PHOTO,
  FORM_MEGABYTES,
  MOST_CLAIM_PHOTOS,
  OF_CLAIM,
  PHOTOS,
  PHOTO_FORMATS,
  PHOTO_TYPES,
} from '@/lib/domain/claims/claims';
import type { AddingPhotos, ShownPhoto } from './claim-model';
import styles from './PhotosField.module.scss';
import { progressOf, STATE_WORDS, usePhotos, type ChosenPhoto, type Photos } from './use-photos';

export function AddPhotos({ reference, token, claim, action, count, error }: AddingPhotos) {
  const photos = usePhotos({ reference, token, claim });
  const isScripted = useScripted();
  return (
    <form method="post" action={action} encType="multipart/form-data" noValidate className={styles.add}>
      <input type="hidden" name={OF_CLAIM} value={claim} />
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
        <ul className={styles.list}>
          {unsent?.kept.map((photo, index) => (
            <KeptPhotoItem key={photo.id} {...photo} number={index + 1} takeBack={takeBack} />
          ))}
          {chosen.map((photo) => (
            <ChosenPhotoItem key={photo.key} photo={photo} photos={photos} takeBack={takeBack} />
          ))}
        </ul>
      ) : null}
      <p aria-live="polite" className={styles.progress}>
        {progressOf(chosen)}
      </p>
      {all >= MOST_CLAIM_PHOTOS ? (
        <p className={styles.full}>There are {MOST_CLAIM_PHOTOS} photos: as many as a claim can have.</p>
      ) : (
        <input
          ref={input}
          {...controlProps(id, texts)}
          name={PHOTOS}
          type="file"
          multiple
          accept={isScripted ? 'image/*' : PHOTO_TYPES.join()}
          className={isScripted ? styles.scripted : styles.input}
          onChange={take}
        />
      )}
    </Field>
  );
}

const hintOf = (isScripted: boolean): string =>
  isScripted
    ? `Up to ${MOST_CLAIM_PHOTOS} photos. We make each one smaller before it is sent.`
    : `Up to ${MOST_CLAIM_PHOTOS} photos, ${PHOTO_FORMATS}, ${FORM_MEGABYTES} MB at once.`;

type Back = { readonly takeBack: string | undefined };

const press = buttonClass({ kind: 'outline', size: 'xs' });

type KeptPhotoItemProps = ShownPhoto & { readonly number: number } & Back;

const KeptPhotoItem = ({ id, url, number, takeBack }: KeptPhotoItemProps) => (
  <li className={styles.photo}>
    <img src={`${url}&size=small`} alt="" width={88} height={66} />
    <span className={styles.said}>
      Photo {number}
      <span className={styles.state}>{STATE_WORDS.sent}</span>
    </span>
    <TakeBack id={id} name={`photo ${number}`} takeBack={takeBack} />
  </li>
);

type ChosenPhotoItemProps = Back & { readonly photo: ChosenPhoto; readonly photos: Photos };

function ChosenPhotoItem({ photo, photos, takeBack }: ChosenPhotoItemProps) {
  const { key, name, preview, state, trouble, id } = photo;
  return (
    <li className={styles.photo}>
      {preview ? <img src={preview} alt="" width={88} height={66} /> : <span className={styles.none} />}
      <span className={styles.said}>
        <span>{name}</span>
        {state === 'failed' ? null : <span className={styles.state}>{STATE_WORDS[state]}</span>}
        <FieldMessage id={`${key}-message`} error={trouble?.text} />
      </span>
      {state === 'sent' && id !== null ? <TakeBack id={id} name={name} takeBack={takeBack} /> : null}
      {trouble ? (
        <span className={styles.actions}>
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
      name={DROP_PHOTO}
      value={id}
      formAction={takeBack}
      className={press}
      aria-label={`Remove ${name}`}
    >
      Remove
    </button>
  );
}
