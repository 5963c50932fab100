import { useEffect, useEffectEvent, useRef } from 'react';
import { useScripted } from '@/components/forms/use-scripted';
import { describedBy, Field } from '@/components/ui/Field/Field';
import { PHOTOS } from '@/lib/contracts/claim-page';
import { FORM_MEGABYTES, MOST_CLAIM_PHOTOS, PHOTO_FORMATS, PHOTO_TYPES } from '@/lib/domain/order/claim-photos';
import type { ShownPhoto } from '../model';
import { ChosenPhotoItem, KeptPhotoItem } from './PhotoItem';
import styles from './PhotosField.module.scss';
import { progressOf } from './sent-photos';
import type { Photos } from './use-photos';

type PhotosFieldProps = {
  /** Its own on a page with several. */
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean | undefined;
  readonly error?: string | undefined;
  /** Those that were sent for this form before; they can still be taken back. `action`: the form's own. */
  readonly unsent?: { readonly kept: readonly ShownPhoto[]; readonly action: string } | undefined;
  /** How many there are already, beside those chosen on this page. */
  readonly count: number;
  readonly photos: Photos;
};

/** Pictures of what went wrong: they go with the form, or with a script as soon as they are chosen. */
export function PhotosField({ id, label, optional, error, unsent, count, photos }: PhotosFieldProps) {
  const { chosen, add } = photos;
  const input = useRef<HTMLInputElement>(null);
  const isScripted = useScripted();
  const take = () => {
    const { current } = input;
    if (!current?.files || current.files.length === 0) return;
    add(current.files);
    // They go by themselves: the form carries none of them.
    current.value = '';
  };
  // What was chosen before the script was there.
  const takeChosen = useEffectEvent(take);
  useEffect(() => takeChosen(), []);
  const all = count + chosen.filter(({ state }) => state !== 'failed').length;
  // Back to where the photos are.
  const takeBack = unsent && `${unsent.action}#${id}`;
  const texts = { hint: hintOf(isScripted), error };
  return (
    <Field {...{ id, label, optional, ...texts }}>
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
