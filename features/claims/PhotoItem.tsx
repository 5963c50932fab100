import { buttonClass } from '@/components/ui/Button';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { DROP_PHOTO } from '@/lib/contracts/claim-page';
import type { ShownPhoto } from './claim-model';
import styles from './PhotosField.module.scss';
import { STATE_WORDS, type ChosenPhoto } from './sent-photos';
import type { Photos } from './use-photos';

/** The URL that a form posts to in order to remove a photo; undefined if none can be removed. */
type Back = { readonly takeBack: string | undefined };

const press = buttonClass({ kind: 'outline', size: 'xs' });

type KeptPhotoItemProps = ShownPhoto & { readonly number: number } & Back;

/** Renders a saved photo of a claim that is not sent yet. */
export const KeptPhotoItem = ({ id, url, number, takeBack }: KeptPhotoItemProps) => (
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

/** Renders a photo chosen on this page, with its progress or the reason why it was refused. */
export function ChosenPhotoItem({ photo, photos, takeBack }: ChosenPhotoItemProps) {
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

/**
 * Renders the button that removes a photo. It belongs to the form, so it works without a script and keeps the typed
 * values.
 */
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
