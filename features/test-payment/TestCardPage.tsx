import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Note } from '@/components/ui/Note';
import { TestCards } from './TestCards';
import styles from './TestPaymentPage.module.scss';

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
