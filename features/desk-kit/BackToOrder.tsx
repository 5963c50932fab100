import { Note } from '@/components/ui/Note';
import type { OrderHead } from '@/lib/contracts/desk-orders';
import { deskPath } from '@/lib/routes';
import styles from './BackToOrder.module.scss';
import { PageHeading } from './Panel/Panel';

type BackToOrderProps = {
  readonly what: string;
  readonly head: OrderHead;
  /** Why the change is not possible, or not with these answers; '' if it is. */
  readonly refusal?: string;
};

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
