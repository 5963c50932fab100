import styles from './CapacityPage.module.scss';
import { Note } from '@/components/ui/Note';
import { DeskInput } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { DayFilter } from '@/features/desk-kit/DeskForm/filters';
import { DeskTable, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { PageHeading, Panel, SmallLink, type Titled } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { REASON_LENGTH } from '@/lib/contracts/desk-paths';
import type { CapacityView } from '@/lib/contracts/desk-slots';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { PlacesForm } from './PlacesForm';

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
