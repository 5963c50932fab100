import { Button } from '@/components/ui/Button';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { FactRows, PageHeading, Panel } from '@/features/desk-kit/Panel/Panel';
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
            <DeskForm action={BEGIN_BOOKING_PATH} hidden={goOn} isRow>
              <p>Opens a copy of its answers, at the prices that are held. The customer’s own quote stays as it is.</p>
              <Button type="submit">Book it for them</Button>
            </DeskForm>
          ) : (
            <p>It is about things in a store: only the customer can continue it, from their account or their link.</p>
          )}
        </Panel>
        {price.length > 0 ? (
          <Panel title="What it costs">
            <FactRows facts={price} />
          </Panel>
        ) : null}
        {panels.map(({ title: name, facts }) => (
          <Panel key={name} title={name}>
            <FactRows facts={facts} />
          </Panel>
        ))}
      </div>
    </>
  );
}
