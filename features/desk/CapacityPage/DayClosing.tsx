import { Button } from '@/components/ui/Button/Button';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { REASON_LENGTH } from '@/lib/contracts/desk-paths';
import type { CapacityView } from '@/lib/contracts/desk-views';
import { DeskInput } from '../DeskForm/DeskField';
import { DeskForm } from '../DeskForm/DeskForm';
import { Panel } from '../Panel/Panel';
import { orders } from './orders';

/** Closes a day with a reason, or opens it again. */
export function DayClosing({ date, closed, bookings }: CapacityView['day']) {
  if (closed === null) {
    return (
      <Panel title="Close this day">
        <DeskForm action={deskFormPath('closeDay')} hidden={{ date }} idOf={(name) => `closing-${name}`}>
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
          <Button type="submit" kind="dark">
            Close the day
          </Button>
        </DeskForm>
      </Panel>
    );
  }
  return (
    <Panel title="Open this day again">
      <DeskForm action={deskFormPath('openDay')} hidden={{ date }}>
        <p>Closed{closed ? `: ${closed}` : ''}.</p>
        <Button type="submit">Open the day</Button>
      </DeskForm>
    </Panel>
  );
}
