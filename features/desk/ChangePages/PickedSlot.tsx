import { Button } from '@/components/ui/Button/Button';
import { describedBy } from '@/components/ui/Field/Field';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import type { RescheduleView } from '@/lib/contracts/desk-order-views';
import { DESK_PATHS } from '@/lib/contracts/desk-paths';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/cooling-off';
import { DeskForm } from '../DeskForm/DeskForm';
import { useAnsweredForm } from '../DeskForm/refusal';
import { FactRows } from '../Panel/FactRows';
import { Panel } from '../Panel/Panel';
import styles from './ChangePages.module.scss';

type PickedSlotProps = NonNullable<RescheduleView['picked']> & { readonly reference: string };

function WantsStart() {
  const name = 'wantsStartWithin14Days';
  const error = useAnsweredForm().errorOf(name);
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          id={name}
          name={name}
          value="true"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { error })}
        />
        The customer asks us to begin within {COOLING_OFF_DAYS} days of ordering
      </label>
      <FieldMessage id={`${name}-message`} error={error} />
    </div>
  );
}

export function PickedSlot(props: PickedSlotProps) {
  const { reference, date, start, when, facts, version, idempotencyKey, toPay, refund, needsStartRequest, heldUntil } =
    props;
  return (
    <div id="picked" className={styles.picked}>
      <Panel title={when}>
        <FactRows facts={facts} />
        <DeskForm
          action={DESK_PATHS.rescheduleOrder}
          hidden={{ reference, date, start, version, idempotencyKey, expectedToPay: toPay, expectedRefund: refund }}
        >
          {toPay > 0 ? (
            <p className={styles.hint}>
              The customer gets an email with a link to pay the difference. The slot is held until {heldUntil}, and the
              order stays as it is until they have paid.
            </p>
          ) : null}
          {needsStartRequest ? <WantsStart /> : null}
          <Button type="submit">
            {toPay > 0 ? 'Hold this slot and ask for the difference' : 'Reschedule to this slot'}
          </Button>
        </DeskForm>
      </Panel>
    </div>
  );
}
