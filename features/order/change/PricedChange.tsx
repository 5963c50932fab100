import type { ReactNode } from 'react';
import { StartRequest } from '@/components/booking/StartRequest';
import type { SlotDto } from '@/lib/contracts/errors';
import type { Trader } from '@/lib/domain/order/trader';
import { ChangeFrame, ChangeTicket, ChangeTrouble } from './ChangeFrame';
import { changeLines, outcome } from './ticket-words';
import type { ChangePanel } from './types';
import type { PricedChangeState } from './use-priced-change';

type PricedChangeProps = {
  readonly panel: ChangePanel;
  readonly trader: Trader;
  readonly change: PricedChangeState;
  readonly title: string;
  readonly hint: string;
  /** The action of the button: "Move to Tuesday 15 December 2026, 10:00–12:00". */
  readonly verb: string;
  readonly onSlot?: ((slot: SlotDto) => void) | undefined;
  readonly children: ReactNode;
};

export function PricedChange({ panel, trader, change, title, hint, verb, onSlot, children }: PricedChangeProps) {
  const { state, preview, refusal, isBusy, wantsStart, setWantsStart } = change;
  const isToPay = preview !== null && preview.toPay > 0;
  const ticket = (
    <ChangeTicket
      title={title}
      hint={hint}
      state={state === 'failed' ? 'nothing' : state}
      preview={preview}
      lines={preview ? changeLines(preview) : []}
      actionLabel={isToPay ? `${verb} and pay ${outcome(preview).price}` : verb}
      isBusy={isBusy}
      onConfirm={change.confirm}
    >
      {preview?.needsStartRequest ? (
        <StartRequest checked={wantsStart} onChange={setWantsStart} error={refusal?.fields.wantsStartWithin14Days} />
      ) : null}
    </ChangeTicket>
  );
  return (
    <ChangeFrame panel={panel} trader={trader} ticket={ticket}>
      {children}
      {refusal && !(state === 'loading' && !refusal.isOutdated) ? (
        <ChangeTrouble refusal={refusal} pageHref={panel.pageHref} onRetry={change.retry} onSlot={onSlot} />
      ) : null}
    </ChangeFrame>
  );
}
