import { Note } from '@/components/ui/Note';
import type { OrderHead } from '@/lib/contracts/desk-order-views';
import { deskPath } from '@/lib/routes';
import { PageHeading } from '../Panel/Panel';
import styles from './ChangePages.module.scss';

type BackToOrderProps = {
  readonly what: string;
  readonly head: OrderHead;
  /** Why it cannot be done now, or not as it was typed; '' where nothing is in its way. */
  readonly refusal?: string;
};

/** The heading of a page that changes an order, with the way back to it. */
export function BackToOrder({ what, head, refusal = '' }: BackToOrderProps) {
  const { reference, title, name, when, state } = head;
  return (
    <>
      <PageHeading title={`${what} ${reference}`} state={state} detail={`${name}: ${title}, ${when}`}>
        <a href={deskPath('orders', reference)}>Back to the order</a>
      </PageHeading>
      {refusal ? (
        <Note kind="error" className={styles.refusal}>
          {refusal}
        </Note>
      ) : null}
    </>
  );
}
