import styles from './CapacityPage.module.scss';
import { Note } from '@/components/ui/Note';
import { DayFilter, DeskForm, DeskInput, useAnsweredField } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { PageHeading, Panel, SmallLink, type Titled } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { MOST_PLACES, REASON_LENGTH } from '@/lib/contracts/desk-paths';
import type { CapacityView } from '@/lib/contracts/desk-slots';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { buttonClass } from '@/components/ui/Button';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';

const orders = (count: number): string => countWithNoun(count, 'order');

/** Renders the form that closes a day with a reason, or opens it again. */
function DayClosing({ date, closed, bookings }: CapacityView['day']) {
  if (closed === null) {
    return (
      <Panel title="Close this day">
        <DeskForm
          action={deskFormPath('closeDay')}
          hidden={{ date }}
          idOf={(name) => `closing-${name}`}
          submit={{ kind: 'dark', text: 'Close the day' }}
        >
          <p>
            The slots on this day will no longer be offered.
            {bookings > 0
              ? ` What is already booked on it, ${orders(bookings)}, stays booked until you change it.`
              : null}
          </p>
          <DeskInput
            label="Reason, for the team only"
            name="reason"
            id="closing-reason"
            maxLength={REASON_LENGTH}
            optional
            width="wide"
          />
        </DeskForm>
      </Panel>
    );
  }
  return (
    <Panel title="Open this day again">
      <DeskForm action={deskFormPath('openDay')} hidden={{ date }} submit={{ text: 'Open the day' }}>
        <p>Closed{closed ? `: ${closed}` : ''}.</p>
      </DeskForm>
    </Panel>
  );
}

function WeekDays({ week }: Pick<CapacityView, 'week'>) {
  return (
    <ul className={styles.week}>
      {week.map(({ date, label, href, isCurrent, closed, services }) => (
        <li key={date} className={styles.cell}>
          <a href={href} className={styles.day} aria-current={isCurrent ? 'date' : undefined}>
            <strong>{label}</strong>
            {closed === null ? (
              services.map(({ service, booked, places }) => (
                <span key={service} className={styles.count}>
                  {service}{' '}
                  <span>
                    {booked} of {places}
                  </span>
                </span>
              ))
            ) : (
              <span>Closed</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

const COLUMNS: readonly DeskColumn<CapacityView['closedDays'][number]>[] = [
  { title: 'Day', cell: ({ label, href }) => <a href={href}>{label}</a> },
  { title: 'Reason', cell: ({ reason }) => reason },
  { title: 'Bookings', isNumber: true, cell: ({ bookings }) => bookings },
];

/** Renders the closed days from today on, with the bookings that they have nevertheless. */
function ClosedDays({ closedDays }: Pick<CapacityView, 'closedDays'>) {
  return (
    <Panel title="Closed days ahead">
      <DeskTable caption="Closed days ahead" columns={COLUMNS} rows={closedDays} empty="None." />
    </Panel>
  );
}

export function CapacityPage({ title, week, before, after, day, closedDays }: Titled<CapacityView>) {
  return (
    <>
      <PageHeading title={title} detail="Places booked out of places available.">
        <SmallLink href={before}>Week before</SmallLink>
        <SmallLink href={after}>Week after</SmallLink>
      </PageHeading>
      <div className={styles.pick}>
        <DayFilter action={deskPath('capacity')} date={day.date} />
      </div>
      <WeekDays week={week} />
      <div className={styles.columns}>
        <Panel title={day.title}>
          {day.closed !== null && day.bookings > 0 ? (
            <Note kind="error" className={styles.note}>
              {`The day is closed, but ${orders(day.bookings)} ${day.bookings === 1 ? 'is' : 'are'} still booked on it. `}
              <a href={`${deskPath('orders')}?from=${day.date}&to=${day.date}`}>See them</a>
            </Note>
          ) : null}
          <PlacesForm {...day} />
        </Panel>
        <div className={styles.side}>
          <DayClosing {...day} />
          <ClosedDays closedDays={closedDays} />
        </div>
      </div>
    </>
  );
}

type Cell = CapacityView['day']['rows'][number]['cells'][number];

/** The hint beside the small field. The error summary says it in full. */
const BOUNDS = `0 to ${MOST_PLACES.toLocaleString('en-GB')}`;

/** Renders a text field for digits. A number field would send nothing for invalid input, and show no error. */
function PlacesInput({ field, label, usual, fixed }: Pick<Cell, 'field' | 'label' | 'usual' | 'fixed'>) {
  const { error, control } = useAnsweredField({ id: field, name: field, value: fixed });
  return (
    <>
      <input
        {...control}
        className={styles.input}
        type="text"
        aria-label={`Places: ${label}`}
        placeholder={String(usual)}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className={styles.wrong}>
        <FieldMessage id={`${field}-message`} error={error && BOUNDS} />
      </div>
    </>
  );
}

/** Renders the button that blocks or opens a slot, and also saves the typed places of the other slots. */
function SlotButton({ field, label, booked, fixed }: Pick<Cell, 'field' | 'label' | 'booked' | 'fixed'>) {
  const isBlocked = fixed !== '' && Number(fixed) <= booked;
  const word = isBlocked ? 'Open' : 'Block';
  return (
    <button
      type="submit"
      className={buttonClass({ kind: 'outline', size: 's' })}
      name={isBlocked ? 'open' : 'block'}
      value={field}
      aria-label={`${word} ${label}`}
    >
      {word}
    </button>
  );
}

/** Renders the places of each slot. An empty field means the usual number, which it shows. */
export function PlacesForm({ date, columns, rows }: CapacityView['day']) {
  const shown = rows.flatMap(({ cells }) => cells.map(({ field, fixed }) => [field, fixed]));
  return (
    <DeskForm
      action={deskFormPath('setPlaces')}
      hidden={{ date, shown: new URLSearchParams(shown).toString() }}
      submit={{ kind: 'secondary', text: 'Save the places' }}
    >
      {/* The button that Enter in a field presses. Without it, the browser would press the first slot's button. */}
      <button type="submit" hidden />
      <DeskInput label="Reason for blocking a slot" name="reason" maxLength={REASON_LENGTH} optional width="wide" />
      <div className={styles.scroller}>
        <table className={styles.places}>
          <caption className={styles.caption}>
            Booked, and places in each slot. Leave a field empty for the usual number.
          </caption>
          <thead>
            <tr>
              <th scope="col">Slot</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ slot, cells }) => (
              <tr key={slot}>
                <th scope="row">{slot}</th>
                {cells.map(({ field, label, booked, usual, fixed, isOverbooked }) => (
                  <td key={field}>
                    <div className={styles.place}>
                      <span className={isOverbooked ? styles.over : styles.booked}>{booked} of</span>
                      <PlacesInput key={fixed} field={field} label={label} usual={usual} fixed={fixed} />
                      <SlotButton field={field} label={label} booked={booked} fixed={fixed} />
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DeskForm>
  );
}
