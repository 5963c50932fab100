import { Button, buttonClass } from '@/components/ui/Button/Button';
import { Note } from '@/components/ui/Note/Note';
import type { CapacityView } from '@/lib/contracts/desk-views';
import { deskPath } from '@/lib/routes';
import { DeskInput } from '../DeskForm/DeskField';
import { FilterForm } from '../DeskForm/DeskForm';
import { PageHeading, Panel } from '../Panel/Panel';
import { ClosedDays } from './ClosedDays';
import { DayClosing } from './DayClosing';
import { orders } from './orders';
import { PlacesForm } from './PlacesForm';
import { WeekDays } from './WeekDays';
import styles from './CapacityPage.module.scss';

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
      <PageHeading title={title} detail="Places booked out of places available.">
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
