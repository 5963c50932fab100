import { buttonClass } from '@/components/ui/Button/Button';
import { DESK_PATHS, REASON_LENGTH } from '@/lib/contracts/desk-paths';
import type { CapacityView } from '@/lib/contracts/desk-views';
import { DeskInput } from '../DeskForm/DeskField';
import { DeskForm } from '../DeskForm/DeskForm';
import styles from './CapacityPage.module.scss';

/** The form that the buttons in the table belong to: a form cannot stand inside that of the places. */
const FORM = 'slot-blocking';

type SlotButtonProps = Pick<
  CapacityView['day']['rows'][number]['cells'][number],
  'field' | 'label' | 'booked' | 'fixed'
>;

/** One press: nothing more is taken, or the usual places again. */
export function SlotButton({ field, label, booked, fixed }: SlotButtonProps) {
  const isBlocked = fixed !== '' && Number(fixed) <= booked;
  return (
    <button
      type="submit"
      className={buttonClass({ kind: 'outline', size: 's', className: styles.block })}
      form={FORM}
      formAction={isBlocked ? DESK_PATHS.unblockSlot : DESK_PATHS.blockSlot}
      name="slot"
      value={field}
      aria-label={`${isBlocked ? 'Open' : 'Block'} ${label}`}
    >
      {isBlocked ? 'Open' : 'Block'}
    </button>
  );
}

/** Why a slot is blocked, for the log; it stands before the table with the buttons, which say which slot. */
export function SlotBlocking({ date }: Pick<CapacityView['day'], 'date'>) {
  return (
    <DeskForm id={FORM} action={DESK_PATHS.blockSlot} hidden={{ date }}>
      {/* What Enter in the field presses: without it the browser would take the first slot's button. */}
      <button type="submit" disabled hidden />
      <DeskInput label="Reason for blocking a slot" name="reason" maxLength={REASON_LENGTH} optional width="wide" />
    </DeskForm>
  );
}
