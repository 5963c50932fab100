import { BackToOrder, Hint, Panel } from '@/features/desk-kit/Panel/Panel';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { CancelView } from '@/lib/contracts/desk-orders';
import styles from './ChangePages.module.scss';

/** Renders the refund before the cancellation: one form for each choice, with the exact amount that it sends. */
export function CancelPage({ head, choices, version, idempotencyKey, total, refusal }: CancelView) {
  return (
    <>
      <BackToOrder what="Cancel" head={head} refusal={refusal} />
      {refusal ? null : (
        <div className={styles.choices}>
          {choices.map(({ value, label, hint, refund, refundText }) => (
            <Panel key={value} title={label}>
              <p className={styles.amount}>
                {refundText} of {total}
              </p>
              <Hint>{hint} The slot is offered again and the customer gets an email.</Hint>
              <DeskForm
                action={deskFormPath('cancelOrder')}
                hidden={{ reference: head.reference, refund: value, expectedRefund: refund, version, idempotencyKey }}
                submit={{
                  kind: value === 'terms' ? 'primary' : 'secondary',
                  text: `Cancel and refund ${refundText}`,
                }}
              />
            </Panel>
          ))}
        </div>
      )}
    </>
  );
}
