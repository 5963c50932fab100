import { BackToOrder, Panel, PanelBlock, SmallLink } from '@/features/desk-kit/Panel/Panel';
import { DeskInput, DeskSelect, FilterForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { RescheduleView } from '@/lib/contracts/desk-orders';
import { deskPath } from '@/lib/routes';
import styles from './ChangePages.module.scss';
import { PickedMoney, StepOver } from './PickedMoney';

export function ReschedulePage({ head, days, earlier, later, picked, starts, typed, refusal }: RescheduleView) {
  return (
    <>
      <BackToOrder what="Reschedule" head={head} refusal={refusal} />
      {picked ? (
        <PickedMoney
          {...picked}
          title={picked.when}
          action={deskFormPath('rescheduleOrder')}
          wanted={{ reference: head.reference, date: picked.date, start: picked.start }}
          held="The slot is held"
          verbs={{
            now: picked.isOver ? 'Book it anyway' : 'Reschedule to this slot',
            hold: 'Hold this slot and ask for the difference',
          }}
        >
          <StepOver {...picked} terms="Moving it is free; a cheaper day is refunded." />
        </PickedMoney>
      ) : null}
      {starts.length > 0 ? (
        <PanelBlock>
          <Panel title="Another day">
            <FilterForm action={deskPath('orders', head.reference, 'reschedule')} submit="Show the price">
              <DeskInput label="Day" name="date" type="date" value={typed.date} width="medium" />
              <DeskSelect label="Slot" name="start" options={starts} value={typed.start} />
            </FilterForm>
          </Panel>
        </PanelBlock>
      ) : null}
      {days.length > 0 ? (
        <Panel title="Available slots">
          <ul className={styles.days}>
            {days.map(({ date, label, price, slots }) => (
              <li key={date} className={styles.day}>
                <span>
                  <strong>{label}</strong>
                  <br />
                  <span className={styles.price}>{price}</span>
                </span>
                <span className={styles.slots}>
                  {slots.map((slot) => (
                    <a
                      key={slot.start}
                      href={slot.href}
                      className={styles.slot}
                      aria-current={picked?.date === date && picked.start === slot.start ? 'true' : undefined}
                    >
                      {slot.label}
                      {slot.isLast ? <small>last</small> : null}
                    </a>
                  ))}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.ways}>
            {earlier ? <SmallLink href={earlier}>Earlier</SmallLink> : null}
            {later ? <SmallLink href={later}>Later</SmallLink> : null}
          </p>
        </Panel>
      ) : null}
    </>
  );
}
