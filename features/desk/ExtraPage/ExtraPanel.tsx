import { Button } from '@/components/ui/Button';
import type { DeskExtra } from '@/lib/contracts/desk-extras';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { REASON_LENGTH } from '@/lib/contracts/desk-paths';
import { WAY_LABELS, WAYS_BY_HAND } from '@/lib/domain/extras/extras';
import { DeskInput, DeskSelect } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { FactRows } from '@/features/desk-kit/Panel/FactRows';
import { Panel } from '@/features/desk-kit/Panel/Panel';
import { StateTag } from '@/features/desk-kit/Panel/StateTag';
import styles from './ExtraPage.module.scss';

type ExtraPanelProps = { readonly reference: string; readonly extra: DeskExtra };

const WAYS = WAYS_BY_HAND.map((value) => ({ value, label: WAY_LABELS[value] }));

/** Renders the form for a payment made outside the customer's page. */
function PayForm({ reference, id, expected }: Pick<DeskExtra, 'id' | 'expected'> & { readonly reference: string }) {
  return (
    <section aria-label="Paid in another way" className={styles.ask}>
      <h3>Paid in another way</h3>
      <DeskForm action={deskFormPath('payExtra')} hidden={{ reference, extra: id, expected }}>
        <DeskSelect id={`way-${id}`} label="Paid by" name="way" options={WAYS} any="Choose" />
        <DeskInput
          id={`reason-${id}`}
          label="Note for us"
          name="reason"
          hint="Who took it, and when. The customer does not see it."
          maxLength={REASON_LENGTH}
          width="wide"
          optional
        />
        <Button type="submit" size="s" kind="secondary">
          It is paid
        </Button>
      </DeskForm>
    </section>
  );
}

/** Renders one extra with its state and actions: an answer heard by telephone, its payment, its withdrawal. */
export function ExtraPanel({ reference, extra }: ExtraPanelProps) {
  const { id, title, state, facts, expected, isOpen, canWithdraw, isOwed } = extra;
  return (
    <Panel title={title}>
      <p className={styles.state}>
        <StateTag {...state} />
      </p>
      <FactRows facts={facts} />
      {isOwed ? <PayForm reference={reference} id={id} expected={expected} /> : null}
      {canWithdraw ? (
        <div className={styles.ways}>
          {isOpen ? (
            <>
              <DeskForm action={deskFormPath('hearExtra')} hidden={{ reference, extra: id, expected, answer: 'yes' }}>
                <Button type="submit" size="s" kind="secondary">
                  Yes by phone
                </Button>
              </DeskForm>
              <DeskForm action={deskFormPath('hearExtra')} hidden={{ reference, extra: id, expected, answer: 'no' }}>
                <Button type="submit" size="s" kind="secondary">
                  No by phone
                </Button>
              </DeskForm>
            </>
          ) : null}
          <DeskForm action={deskFormPath('withdrawExtra')} hidden={{ reference, extra: id }}>
            <Button type="submit" size="s" kind="outline">
              Withdraw
            </Button>
          </DeskForm>
        </div>
      ) : null}
    </Panel>
  );
}
