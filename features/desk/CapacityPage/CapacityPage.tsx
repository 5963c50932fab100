import { Button, buttonClass } from '@/components/ui/Button/Button';
import { Note } from '@/components/ui/Note/Note';
import { DESK_PATHS, REASON_LENGTH } from '@/lib/contracts/desk-paths';
import type { CapacityView } from '@/lib/contracts/desk-views';
import { deskPath } from '@/lib/routes';
import { DeskInput } from '../DeskForm/DeskField';
import { DeskForm, FilterForm } from '../DeskForm/DeskForm';
import { DeskTable } from '../DeskTable/DeskTable';
import { PageHeading, Panel } from '../Panel/Panel';
import { PlacesForm } from './PlacesForm';
import styles from './CapacityPage.module.scss';

const CLOSED_COLUMNS = [{ title: 'Day' }, { title: 'Reason' }, { title: 'Bookings', isNumber: true }];
const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** A week at a glance, one of its days slot by slot, and the days that are closed. */
export function CapacityPage({
  title,
  week,
  before,
  after,
  day,
  closedDays,
}: CapacityView & { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} detail="Places that are booked, of those there are.">
        <a className={buttonClass({ kind: 'outline', size: 's' })} href={before}>
          Week before
        </a>
        <a className={buttonClass({ kind: 'outline', size: 's' })} href={after}>
          Week after
        </a>
      </PageHeading>
      <div className={styles.pick}>
        <FilterForm action={deskPath('capacity')}>
          <DeskInput label="Day" name="date" type="date" value={day.date} required />
          <Button type="submit" kind="secondary">
            Show
          </Button>
        </FilterForm>
      </div>
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
      <div className={styles.columns}>
        <Panel title={day.title}>
          {day.closed !== null && day.bookings > 0 ? (
            <Note kind="error" className={styles.note}>
              {`The day is closed, and ${orders(day.bookings)} still ${day.bookings === 1 ? 'stands' : 'stand'} on it. `}
              <a href={`${deskPath('orders')}?from=${day.date}&to=${day.date}`}>See which</a>
            </Note>
          ) : null}
          <PlacesForm {...day} />
        </Panel>
        <div className={styles.side}>
          <Panel title={day.closed === null ? 'Close this day' : 'Open this day again'}>
            {day.closed === null ? (
              <DeskForm action={DESK_PATHS.closeDay} hidden={{ date: day.date }}>
                <p>
                  No slot of the day is offered any more. {orders(day.bookings)} on it will stand until you change them.
                </p>
                <DeskInput label="Reason, for us only" name="reason" maxLength={REASON_LENGTH} optional width="wide" />
                <Button type="submit" kind="dark">
                  Close the day
                </Button>
              </DeskForm>
            ) : (
              <DeskForm action={DESK_PATHS.openDay} hidden={{ date: day.date }}>
                <p>Closed{day.closed ? `: ${day.closed}` : ''}.</p>
                <Button type="submit">Open the day</Button>
              </DeskForm>
            )}
          </Panel>
          <Panel title="Closed days ahead">
            <DeskTable
              caption="Closed days ahead"
              columns={CLOSED_COLUMNS}
              rows={closedDays.map(({ date, label, reason, href, bookings }) => ({
                key: date,
                cells: [
                  <a key="day" href={href}>
                    {label}
                  </a>,
                  reason,
                  bookings,
                ],
              }))}
              empty="None."
            />
          </Panel>
        </div>
      </div>
    </>
  );
}
