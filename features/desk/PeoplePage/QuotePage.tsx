import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { FactPanel, PageHeading, Panel } from '@/features/desk-kit/Panel/Panel';
import { BEGIN_BOOKING_PATH } from '@/lib/contracts/desk-paths';
import type { QuoteView } from '@/lib/contracts/desk-people';
import styles from './PersonPage.module.scss';

/** Renders a saved quote for a customer who reads out its reference, and the form that books it. */
export function QuotePage({ reference, title, about, goOn, price, panels }: QuoteView) {
  return (
    <>
      <PageHeading title={`Quote ${reference}: ${title}`} detail={about} />
      <div className={styles.panels}>
        <Panel title="On the telephone">
          {goOn ? (
            <DeskForm action={BEGIN_BOOKING_PATH} hidden={goOn} submit={{ text: 'Book it for them' }} isRow>
              <p>Opens a copy of its answers, at the prices that are held. The customer’s own quote stays as it is.</p>
            </DeskForm>
          ) : (
            <p>It is about things in storage: only the customer can continue it, from their account or their link.</p>
          )}
        </Panel>
        <FactPanel title="What it costs" facts={price} />
        {panels.map(({ title: name, facts }) => (
          <FactPanel key={name} title={name} facts={facts} />
        ))}
      </div>
    </>
  );
}
