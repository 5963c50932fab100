import { buttonClass } from '@/components/ui/Button';
import { describedBy, Field } from '@/components/ui/Field/Field';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { DROP_ROOM_PHOTO, roomField, SEND_PHOTOS } from '@/lib/contracts/check-out-page';
import { PHOTO_TYPES } from '@/lib/domain/claims/claims';
import { MOST_ROOM_PHOTOS } from '@/lib/domain/order/check-out';
import { PlainArea } from '../../PlainField/PlainField';
import type { CheckOutModel, RoomModel } from '../model';
import styles from './CheckOutPage.module.scss';

type RoomPartProps = { readonly room: RoomModel } & Pick<NonNullable<CheckOutModel['pack']>, 'photos' | 'typed'>;

/** Renders a room of the pack with its notes and photos. */
export function RoomPart({ room, photos: { action, until }, typed }: RoomPartProps) {
  const { key, label, photos } = room;
  const [field, seen] = [roomField(key), `seen-${key}`];
  const error = room.error || undefined;
  // The hash returns the customer to this room.
  const back = `${action}#room-${key}`;
  return (
    <div className={styles.room}>
      <PlainArea id={`room-${key}`} label={label} value={typed[`room-${key}`] ?? ''} rows={3} maxLength={600} />
      <label className={styles.seen}>
        <input type="checkbox" name={seen} defaultChecked={seen in typed} />
        {label}: clean, empty and photographed
      </label>
      {photos.length > 0 ? (
        <ul className={styles.photos} aria-label={`Photos: ${label}`}>
          {photos.map(({ id, url, label: caption }, index) => (
            <li key={id}>
              <a href={url}>
                <img src={`${url}&size=small`} alt="" width={160} height={120} />
                {caption}
              </a>
              <button
                type="submit"
                name={DROP_ROOM_PHOTO}
                value={id}
                formAction={back}
                className={buttonClass({ kind: 'outline', size: 'xs' })}
                aria-label={`Remove photo ${index + 1}: ${label}`}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {until === null || photos.length >= MOST_ROOM_PHOTOS ? (
        <FieldMessage id={field} error={error} />
      ) : (
        <div className={styles.add}>
          <Field id={field} label={`Add photos: ${label}`} error={error}>
            <input
              id={field}
              name={field}
              type="file"
              multiple
              accept={PHOTO_TYPES.join()}
              className={styles.file}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(field, { error })}
            />
          </Field>
          <button
            type="submit"
            name={SEND_PHOTOS}
            value={key}
            formAction={back}
            className={buttonClass({ kind: 'outline', size: 's' })}
            aria-label={`Send the photos: ${label}`}
          >
            Send the photos
          </button>
        </div>
      )}
    </div>
  );
}
