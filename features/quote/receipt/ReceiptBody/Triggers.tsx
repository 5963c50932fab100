import { Button } from '@/components/ui/Button/Button';
import { QUOTE_RECEIPT } from '@/lib/receipt-routes';
import { TRIED } from '../tried';
import type { Trigger } from '../types';
import styles from './ReceiptBody.module.scss';

type TriggersProps = { readonly triggers: readonly Trigger[]; readonly draftId: string };

/** Everything that changes the price, with its own price; what can be tried is ticked and priced, without a script. */
export function Triggers({ triggers, draftId }: TriggersProps) {
  const canTry = triggers.some((trigger) => trigger.canTry);
  return (
    <form noValidate action={`${QUOTE_RECEIPT}#otherwise`} method="get" className={styles.triggers}>
      <input type="hidden" name="quote" value={draftId} />
      <ul>
        {triggers.map(({ key, text, price, ...trigger }) => (
          <li key={key} className={styles.trigger}>
            {trigger.canTry ? (
              <label>
                <input type="checkbox" name={TRIED} value={key} defaultChecked={trigger.isTried} />
                <span>{text}</span>
              </label>
            ) : (
              <span className={styles.untried}>{text}</span>
            )}
            <b>{price}</b>
          </li>
        ))}
      </ul>
      {canTry ? (
        <Button type="submit" kind="secondary">
          Show the price with what I ticked
        </Button>
      ) : null}
    </form>
  );
}
