import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Note } from '@/components/ui/Note';
import { TicketStub } from '@/components/ui/TicketStub';
import { TestCards } from './TestCards';
import styles from './TestPaymentPage.module.scss';

export type TestPaymentPageProps = {
  readonly paymentId: string;
  readonly secret: string;
  readonly isPaid: boolean;
  readonly isHoldOver: boolean;
  readonly reference: string;
  readonly title: string;
  /** "£259". */
  readonly amount: string;
  /** The end of the hold on the slot; null for a payment that holds none. */
  readonly payUntil: string | null;
  /** Whether the card is kept for later charges, so that the page asks how these will behave. */
  readonly keepsCard: boolean;
  readonly orderPath: string;
};

const BUTTONS = [
  { action: 'pay', label: 'Pay, as a test', kind: 'primary' },
  { action: 'fail', label: 'Let the payment fail', kind: 'secondary' },
  { action: 'cancel', label: 'Cancel the payment', kind: 'outline' },
] as const;

/**
 * Renders the stand-in for a payment provider's page. Plain forms, so it works without a script, like the real ones.
 */
export function TestPaymentPage(props: TestPaymentPageProps) {
  const { paymentId, secret, isPaid, isHoldOver, reference, title, amount, payUntil, keepsCard, orderPath } = props;
  const hold = isHoldOver ? `The hold on the slot ended on ${payUntil}.` : `The slot is held until ${payUntil}.`;
  return (
    <div className={styles.root}>
      <h1>Test payment</h1>
      <Note kind="info">
        <strong>This is a test. No money is taken and no card is needed.</strong> It takes the place of the payment
        processor’s page.
      </Note>
      <div className={styles.ticket}>
        <div className={styles.body}>
          <p className={styles.title}>{title}</p>
          <p>Order {reference}</p>
        </div>
        <TicketStub layout="column" lead="To pay" price={amount} note={payUntil === null ? undefined : hold} />
      </div>
      {isPaid ? (
        <>
          <Note kind="success">This payment is done. It cannot be paid twice.</Note>
          <ButtonLink href={orderPath} size="l" iconAfter="arrow-right">
            Back to the order
          </ButtonLink>
        </>
      ) : (
        <form noValidate action="/api/payments/test" method="post" className={styles.form}>
          <input type="hidden" name="paymentId" value={paymentId} />
          <input type="hidden" name="secret" value={secret} />
          {keepsCard ? <TestCards /> : null}
          {BUTTONS.map(({ action, label, kind }) => (
            <Button key={action} type="submit" name="action" value={action} kind={kind} size="l" fullWidth>
              {label}
            </Button>
          ))}
        </form>
      )}
    </div>
  );
}
