import { Button, buttonClass } from '@/components/ui/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Field, controlProps } from '@/components/ui/Field/Field';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { FactList } from '@/features/order/lists';
import { OrderHead } from '@/features/order/OrderHead';
import { PlainArea, PlainField } from '@/features/order/PlainField/PlainField';
import { DROP_ROOM_PHOTO, SEND_PHOTOS, roomField } from '@/lib/contracts/check-out-page';
import { FORM_MEGABYTES, PHOTO_FORMATS, PHOTO_TYPES } from '@/lib/domain/claims/claims';
import { MOST_ROOM_PHOTOS } from '@/lib/domain/order/check-out';
import type { CheckOutModel, RoomModel } from './model';
import styles from './CheckOutPage.module.scss';

const METERS = [
  ['gas', 'Gas'],
  ['electricity', 'Electricity'],
  ['water', 'Water'],
] as const;
const KEYS = [
  ['keys-doors', 'Front door and flat: number of keys'],
  ['keys-others', 'Windows, letter box, shed, fobs'],
  ['keys-whom', 'Handed to'],
  ['keys-when', 'Day and time'],
] as const;
const SIGNERS = ['Tenant: name, signature, date', 'Landlord or agent: name, signature, date'];

/** Renders the record of a home at handover. Its photos are saved, the typed text is not. */
export function CheckOutPage({ model }: { readonly model: CheckOutModel }) {
  const { reference, title, lead, orderHref, pack } = model;
  return (
    <div className={styles.root}>
      <OrderHead
        reference={reference}
        title={title}
        lead={lead}
        backHref={orderHref}
        notice={pack?.trouble ? { kind: 'error', text: pack.trouble } : null}
      />
      {pack ? <Pack pack={pack} /> : null}
    </div>
  );
}

function Pack({ pack }: { readonly pack: NonNullable<CheckOutModel['pack']> }) {
  const { facts, rooms, photos, typed, guarantee } = pack;
  const errors = rooms
    .filter(({ error }) => error !== '')
    .map(({ key, error }) => ({ fieldId: roomField(key), text: error }));
  return (
    <form method="post" action={photos.action} encType="multipart/form-data" noValidate className={styles.form}>
      {/* Enter presses the first button of a form. */}
      <button type="submit" className={styles.enter} tabIndex={-1} aria-hidden="true">
        Send the photos
      </button>
      <ErrorSummary errors={errors} />
      <div className={styles.tools}>
        <p>
          What you type here is not saved, so print it before you leave the page.
          {photos.until
            ? ` Photos stay until ${photos.until} for anyone with the link to your order, and are then deleted.`
            : null}
        </p>
        <Button kind="secondary" iconBefore="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <FactList facts={facts} />
      <section aria-labelledby="rooms">
        <h2 id="rooms">Rooms</h2>
        <p className={styles.hint}>
          Photograph every wall, the floor and the inside of anything that opens. Note any marks that were there before
          you moved in.
        </p>
        {photos.until ? (
          <p className={styles.hint}>
            Up to {MOST_ROOM_PHOTOS} photos of each room: {PHOTO_FORMATS}, {FORM_MEGABYTES} MB at a time. We shrink each
            photo and strip out where and on what it was taken. Each shows when it reached us.
          </p>
        ) : null}
        <div className={styles.rooms}>
          {rooms.map((room) => (
            <RoomPart key={room.key} room={room} photos={photos} typed={typed} />
          ))}
        </div>
      </section>
      <section aria-labelledby="meters">
        <h2 id="meters">Meters on the last day</h2>
        <div className={styles.pairs}>
          {METERS.flatMap(([id, name]) =>
            [[`${id}-number`, `${name}: meter number`] as const, [`${id}-reading`, `${name}: reading`] as const].map(
              ([field, label]) => <PlainField key={field} id={field} label={label} value={typed[field] ?? ''} />,
            ),
          )}
        </div>
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">Keys handed back</h2>
        <div className={styles.pairs}>
          {KEYS.map(([id, label]) => (
            <PlainField key={id} id={id} label={label} value={typed[id] ?? ''} />
          ))}
        </div>
      </section>
      {guarantee ? (
        <section aria-labelledby="guarantee">
          <h2 id="guarantee">{guarantee.title}</h2>
          <p>
            <b>{guarantee.period}.</b>
          </p>
          <ul className={styles.conditions}>
            {guarantee.words.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <ul className={styles.signers} aria-label="Signatures">
        {SIGNERS.map((signer) => (
          <li key={signer}>{signer}</li>
        ))}
      </ul>
    </form>
  );
}

type RoomPartProps = { readonly room: RoomModel } & Pick<NonNullable<CheckOutModel['pack']>, 'photos' | 'typed'>;

function RoomPart({ room, photos: { action, until }, typed }: RoomPartProps) {
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
              {...controlProps(field, { error })}
              type="file"
              multiple
              accept={PHOTO_TYPES.join()}
              className={styles.file}
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
