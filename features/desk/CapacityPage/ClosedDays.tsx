import type { CapacityView } from '@/lib/contracts/desk-views';
import { DeskTable } from '../DeskTable/DeskTable';
import { Panel } from '../Panel/Panel';

const COLUMNS = [{ title: 'Day' }, { title: 'Reason' }, { title: 'Bookings', isNumber: true }];

/** The closed days from today on, and what is booked on them all the same. */
export function ClosedDays({ closedDays }: Pick<CapacityView, 'closedDays'>) {
  const rows = closedDays.map(({ date, label, reason, href, bookings }) => {
    const day = (
      <a key="day" href={href}>
        {label}
      </a>
    );
    return { key: date, cells: [day, reason, bookings] };
  });
  return (
    <Panel title="Closed days ahead">
      <DeskTable caption="Closed days ahead" columns={COLUMNS} rows={rows} empty="None." />
    </Panel>
  );
}
