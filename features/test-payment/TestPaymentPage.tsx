import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Note } from '@/components/ui/Note';
import { TicketStub } from '@/components/ui/TicketStub';
import cardsStyles from './TestCards.module.scss';
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

export type TestCardPageProps = {
  readonly setupId: string;
  readonly secret: string;
  readonly isDone: boolean;
  readonly reference: string;
  readonly storagePath: string;
};

/** Renders the stand-in for a payment provider's page that takes a new card. Works without a script. */
export function TestCardPage({ setupId, secret, isDone, reference, storagePath }: TestCardPageProps) {
  return (
    <div className={styles.root}>
      <h1>Test card</h1>
      <Note kind="info">
        <strong>This is a test. No card is needed and no money is taken.</strong> It takes the place of the payment
        processor’s page.
      </Note>
      <p>Order {reference}</p>
      {isDone ? (
        <>
          <Note kind="success">A card was kept here. For another one, start again from your storage payments.</Note>
          <ButtonLink href={storagePath} size="l" iconAfter="arrow-right">
            Back to your storage payments
          </ButtonLink>
        </>
      ) : (
        <form noValidate action="/api/payments/test-card" method="post" className={styles.form}>
          <input type="hidden" name="setupId" value={setupId} />
          <input type="hidden" name="secret" value={secret} />
          <TestCards />
          <Button type="submit" size="l" fullWidth>
            Keep this card
          </Button>
          <ButtonLink href={storagePath} kind="outline" size="l" fullWidth>
            Back
          </ButtonLink>
        </form>
      )}
    </div>
  );
}

const CARDS = [
  { value: 'pays', label: 'A card that pays' },
  { value: 'refused_later', label: 'A card that is refused from the second time on' },
  { value: 'confirms', label: 'A card that asks for confirmation' },
] as const;

/** Renders how later charges will behave. A plain group of radio buttons whose value the browser keeps and sends. */
function TestCards() {
  return (
    <fieldset className={cardsStyles.root}>
      <legend className={cardsStyles.legend}>Card for later storage payments</legend>
      {CARDS.map(({ value, label }, index) => (
        <label key={value} className={cardsStyles.card}>
          <input type="radio" name="card" value={value} defaultChecked={index === 0} className={cardsStyles.input} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
