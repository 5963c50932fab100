import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note';
import type { Trader } from '@/lib/domain/order/trader';
import { mailAboutHref } from '../links';
import type { ChangePanel } from './types';
import styles from './ChangeFrame.module.scss';

type ChangeFrameProps = {
  readonly panel: ChangePanel;
  readonly trader: Trader;
  /** The price of the change. */
  readonly ticket: ReactNode;
  readonly children: ReactNode;
};

/** Renders the page of one change: the order, its current state, the change, and the price beside it. */
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
