import Link from 'next/link';
import type { ReactNode } from 'react';
import { QuoteLayout } from '@/components/layout/QuoteLayout';
import { Icon } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note';
import type { Trader } from '@/lib/domain/order/trader';
import { ROUTES } from '@/lib/routes';
import { ForCustomer, STOP_BOOKING } from './ForCustomer';
import styles from './EntryPage.module.scss';

export type EntryProps = {
  /** The draft or the prefill as a query, for the next pages. */
  readonly carried: string;
  readonly isDeleted: boolean;
  readonly trader: Trader;
  readonly isForCustomer?: boolean | undefined;
};

type EntryPageProps = Omit<EntryProps, 'carried'> & {
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** Renders the start page of a flow, which works before any script loads. */
export function EntryPage({ isDeleted, isForCustomer, trader, heading, lead, children }: EntryPageProps) {
  return (
    <QuoteLayout company={trader} leave={isForCustomer ? STOP_BOOKING : undefined}>
      {isForCustomer ? <ForCustomer /> : null}
      <div className={styles.root}>
        <Link href={isForCustomer ? STOP_BOOKING.href : ROUTES.getAQuote} className={styles.back} prefetch={false}>
          <Icon name="arrow-left" /> Back
        </Link>
        {isDeleted ? (
          <Note kind="success" role="status">
            Your quote is deleted. The link to it no longer works.
          </Note>
        ) : null}
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </QuoteLayout>
  );
}
