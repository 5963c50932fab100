import { ButtonLink } from '@/components/ui/ButtonLink';
import { cancelOrder, previewCancellation } from '@/lib/api/order-changes';
import { useLatestCall } from '@/lib/api/use-latest-call';
import type { Trader } from '@/lib/domain/order/trader';
import { ChangeFrame, ChangeTicket, ChangeTrouble } from './ChangeFrame';
import { refusalOf } from './refusals';
import { limitSentences, outcome, refundLines } from './ticket-words';
import type { ChangePanel } from './types';
import { useConfirm } from './use-priced-change';
import styles from './CancelOrder.module.scss';

type CancelOrderProps = { readonly panel: ChangePanel; readonly trader: Trader };

export function CancelOrder({ panel, trader }: CancelOrderProps) {
  const { guest, pageHref } = panel;
  const { state, answer: preview, error, retry } = useLatestCall(previewCancellation, guest);
  const { confirm, isBusy, refusal } = useConfirm({ kind: 'cancel', pageHref, onOutdated: retry });
  const trouble = refusal ?? (error ? refusalOf(error) : null);

  const cancel = () => {
    if (!preview || state !== 'ready') return;
    void confirm({ ...guest, version: preview.version, expectedRefund: preview.refund }, cancelOrder);
  };

  const ticket = (
    <ChangeTicket
      title="What you get back"
      hint="We could not work it out just now."
      state={state === 'failed' ? 'nothing' : state}
      preview={preview}
      lines={preview ? refundLines(preview) : []}
      actionLabel={
        preview && preview.refund > 0 ? `Cancel and get ${outcome(preview).price} back` : 'Cancel without a refund'
      }
      isBusy={isBusy}
      onConfirm={cancel}
    />
  );

  return (
    <ChangeFrame panel={panel} trader={trader} ticket={ticket}>
      <div className={styles.root}>
        <p>
          This cancels the whole order. We will not come, others can book the slot, and we email you a confirmation with
          the refund. You do not have to say why. A cancelled order cannot be restored, only booked again.
        </p>
        {preview && state === 'ready' ? (
          <section aria-labelledby="limits">
            <h2 id="limits">How much you get back, and until when</h2>
            <ul>
              {limitSentences(preview).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {trouble ? <ChangeTrouble refusal={trouble} pageHref={pageHref} onRetry={refusal ? cancel : retry} /> : null}
        <ButtonLink href={pageHref} kind="secondary">
          Keep the order
        </ButtonLink>
      </div>
    </ChangeFrame>
  );
}
