import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { PriceLines, type PriceLine } from '@/components/ui/PriceLines';
import { Skeleton } from '@/components/ui/Skeleton';
import { TicketStub } from '@/components/ui/TicketStub';
import type { ChangePreviewDto } from '@/lib/contracts/order-change-dto';
import { outcome, outcomeAloud, outcomeNotes } from './ticket-words';
import styles from './ChangeTicket.module.scss';

type ChangeTicketProps = {
  readonly title: string;
  /** The first step to take, while there is no change to price. */
  readonly hint: string;
  readonly state: 'nothing' | 'loading' | 'ready';
  readonly preview: ChangePreviewDto | null;
  readonly lines: readonly PriceLine[];
  /** The label of the button: "Move it", "Move it and pay £25.90". */
  readonly actionLabel: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  /** The consent that the change needs. */
  readonly children?: ReactNode;
};

/** Renders the exact price of a change, and the button that makes it. */
export function ChangeTicket(props: ChangeTicketProps) {
  const { title, hint, state, preview, lines, actionLabel, isBusy, onConfirm, children } = props;
  const shown = state === 'ready' ? preview : null;
  return (
    <aside aria-label={title} className={styles.root}>
      <p role="status" className={styles.aloud}>
        {shown ? outcomeAloud(shown) : ''}
      </p>
      <div className={styles.body}>
        <h2>{title}</h2>
        {state === 'nothing' ? <p className={styles.hint}>{hint}</p> : null}
        {state === 'loading' ? <Working /> : null}
        {shown ? (
          <>
            {shown.moved.length > 0 ? (
              <ul className={styles.moved}>
                {shown.moved.map(({ stop, label, now }) => (
                  <li key={stop}>
                    <b>{`${label}:`}</b> <span>{now}</span>
                  </li>
                ))}
              </ul>
            ) : null}
            <PriceLines lines={lines} />
            <div className={styles.notes}>
              {outcomeNotes(shown).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </>
        ) : null}
        {shown ? children : null}
      </div>
      {shown ? (
        <div className={styles.stub}>
          <TicketStub
            {...outcome(shown)}
            layout="column"
            note={shown.quote ? 'VAT included.' : undefined}
            action={
              <Button kind="dark" size="l" fullWidth loading={isBusy} onClick={onConfirm}>
                {actionLabel}
              </Button>
            }
          />
        </div>
      ) : null}
    </aside>
  );
}

/** Reserves the space of two price lines, so that the ticket does not jump. */
function Working() {
  return (
    <div className={styles.working}>
      <p className={styles.hint}>Working out the exact amount</p>
      <Skeleton height="24px" />
      <Skeleton height="24px" width="70%" />
    </div>
  );
}
