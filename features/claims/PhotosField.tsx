import { useEffect, useEffectEvent, useRef } from 'react';
import { useScripted } from '@/components/forms/use-scripted';
import { describedBy, Field } from '@/components/ui/Field/Field';
import { PHOTOS } from '@/lib/contracts/claim-page';
import { FORM_MEGABYTES, MOST_CLAIM_PHOTOS, PHOTO_FORMATS, PHOTO_TYPES } from '@/lib/domain/order/claim-photos';
import type { ShownPhoto } from './claim-model';
import { ChosenPhotoItem, KeptPhotoItem } from './PhotoItem';
import styles from './PhotosField.module.scss';
import { progressOf } from './sent-photos';
import type { Photos } from './use-photos';

type PhotosFieldProps = {
  /** The id of the field, unique on a page with several. */
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean | undefined;
  readonly error?: string | undefined;
  /** The photos sent with this form before, which can still be removed. `action`: the URL of the form. */
  readonly unsent?: { readonly kept: readonly ShownPhoto[]; readonly action: string } | undefined;
  /** The number of saved photos, without those chosen on this page. */
  readonly count: number;
  readonly photos: Photos;
};

/**
 * Renders the field for photos of the damage. They are sent with the form, or with a script as soon as they are
 * chosen.
 */
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
          id={id}
          name={PHOTOS}
          type="file"
          multiple
          accept={isScripted ? 'image/*' : PHOTO_TYPES.join()}
          className={isScripted ? styles.scripted : styles.input}
          onChange={take}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
        />
      )}
    </Field>
  );
}

const hintOf = (isScripted: boolean): string =>
  isScripted
    ? `Up to ${MOST_CLAIM_PHOTOS} photos. We make each one smaller before it is sent.`
    : `Up to ${MOST_CLAIM_PHOTOS} photos, ${PHOTO_FORMATS}, ${FORM_MEGABYTES} MB at once.`;
