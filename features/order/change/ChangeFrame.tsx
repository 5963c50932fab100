import { useEffect, useRef, type ReactNode } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note';
import { PriceLines, type PriceLine } from '@/components/ui/PriceLines';
import { Skeleton } from '@/components/ui/Skeleton';
import { TicketStub } from '@/components/ui/TicketStub';
import type { SlotDto } from '@/lib/contracts/errors';
import type { ChangePreviewDto } from '@/lib/contracts/order-change-dto';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import type { Trader } from '@/lib/domain/order/trader';
import { mailAboutHref } from '../links';
import changeTicketStyles from './ChangeTicket.module.scss';
import changeTroubleStyles from './ChangeTrouble.module.scss';
import type { Refusal } from './refusals';
import { outcome, outcomeAloud, outcomeNotes } from './ticket-words';
import type { ChangePanel } from './types';
import styles from './ChangeFrame.module.scss';

type ChangeFrameProps = {
  readonly panel: ChangePanel;
  readonly trader: Trader;
  readonly ticket: ReactNode;
  readonly children: ReactNode;
};

export function ChangeFrame({ panel, trader, ticket, children }: ChangeFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { reference, when, pageHref, title } = panel;
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <AppLink href={pageHref} className={styles.back}>
          <Icon name="arrow-left" /> Back to your order
        </AppLink>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h1>
        <p className={styles.lead}>
          Order <b>{reference}</b>, booked for {when}.
        </p>
        <noscript>
          <Note kind="info">
            Changing an order here needs JavaScript. Ring <a href={trader.phoneHref}>{trader.phone}</a> or write to{' '}
            {trader.email}: we will do it for you at the same price.
          </Note>
        </noscript>
      </header>
      <div className={styles.main}>{children}</div>
      <div className={styles.ticket}>{ticket}</div>
      <p className={styles.talk}>
        Rather talk it through? Ring <a href={trader.phoneHref}>{trader.phone}</a> or write to{' '}
        <a href={mailAboutHref(trader.email, reference)}>{trader.email}</a>.
      </p>
    </div>
  );
}

type ChangeTicketProps = {
  readonly title: string;
  /** Shown while there is no change to price. */
  readonly hint: string;
  readonly state: 'nothing' | 'loading' | 'ready';
  readonly preview: ChangePreviewDto | null;
  readonly lines: readonly PriceLine[];
  /** The label of the button: "Move it", "Move it and pay £25.90". */
  readonly actionLabel: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly children?: ReactNode;
};

export function ChangeTicket(props: ChangeTicketProps) {
  const { title, hint, state, preview, lines, actionLabel, isBusy, onConfirm, children } = props;
  const shown = state === 'ready' ? preview : null;
  return (
    <aside aria-label={title} className={changeTicketStyles.root}>
      <p role="status" className={changeTicketStyles.aloud}>
        {shown ? outcomeAloud(shown) : ''}
      </p>
      <div className={changeTicketStyles.body}>
        <h2>{title}</h2>
        {state === 'nothing' ? <p className={changeTicketStyles.hint}>{hint}</p> : null}
        {state === 'loading' ? <Working /> : null}
        {shown ? (
          <>
            {shown.moved.length > 0 ? (
              <ul className={changeTicketStyles.moved}>
                {shown.moved.map(({ stop, label, now }) => (
                  <li key={stop}>
                    <b>{`${label}:`}</b> <span>{now}</span>
                  </li>
                ))}
              </ul>
            ) : null}
            <PriceLines lines={lines} />
            <div className={changeTicketStyles.notes}>
              {outcomeNotes(shown).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </>
        ) : null}
        {shown ? children : null}
      </div>
      {shown ? (
        <div className={changeTicketStyles.stub}>
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
    <div className={changeTicketStyles.working}>
      <p className={changeTicketStyles.hint}>Working out the exact amount</p>
      <Skeleton height="24px" />
      <Skeleton height="24px" width="70%" />
    </div>
  );
}

type ChangeTroubleProps = {
  readonly refusal: Refusal;
  readonly pageHref: string;
  readonly onRetry: () => void;
  /** Takes one of the nearest free slots. Without it they are only listed. */
  readonly onSlot?: ((slot: SlotDto) => void) | undefined;
};

const slotText = ({ date, start, end }: SlotDto) => `${formatDay(date)}, ${formatSlot([start, end])}`;

export function ChangeTrouble({ refusal, pageHref, onRetry, onSlot }: ChangeTroubleProps) {
  const { code, sentence, fields, nearest, canRetry, isOutdated, isOver } = refusal;
  return (
    <Note kind={isOutdated ? 'info' : 'error'} role="alert">
      <p>{sentence}</p>
      {Object.entries(fields).map(([field, text]) => (
        <p key={field}>{text}</p>
      ))}
      {code === 'slot_taken' && nearest.length > 0 ? <p>The nearest available slots:</p> : null}
      <div className={changeTroubleStyles.ways}>
        {nearest.map((slot) =>
          onSlot ? (
            <Button key={slotText(slot)} kind="outline" size="s" onClick={() => onSlot(slot)}>
              {slotText(slot)}
            </Button>
          ) : (
            <span key={slotText(slot)}>{slotText(slot)}</span>
          ),
        )}
        {canRetry ? (
          <Button kind="secondary" size="s" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        {isOver ? <AppLink href={pageHref}>See the order as it is</AppLink> : null}
      </div>
    </Note>
  );
}
