import { buttonClass } from '@/components/ui/Button';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { DROP_PHOTO } from '@/lib/contracts/claim-page';
import type { ShownPhoto } from '../model';
import styles from './PhotosField.module.scss';
import { STATE_WORDS, type ChosenPhoto } from './sent-photos';
import type { Photos } from './use-photos';

/** Where a form is sent to that takes a photo back; undefined where none can be. */
type Back = { readonly takeBack: string | undefined };

const press = buttonClass({ kind: 'outline', size: 'xs' });

type KeptPhotoItemProps = ShownPhoto & { readonly number: number } & Back;

/** One that we have, of a claim that is not sent yet. */
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

/** One that was chosen here: how far it is, or why it was not taken. */
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

/** A button of the form: it also works without a script, and what was typed stays. */
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
