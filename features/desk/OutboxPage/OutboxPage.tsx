import styles from './OutboxPage.module.scss';
import { DeskTable, Paging, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { PageHeading, Panel, Sheet, type Titled } from '@/features/desk-kit/Panel/Panel';
import type { OutboxView } from '@/lib/contracts/desk-office';
import type { RowFailureLine } from '@/lib/contracts/desk-parts';
import { MessageTable } from './MessageTable';

type FailureListProps = {
  readonly failures: readonly RowFailureLine[];
  /** The number of failures that are not listed, in words; '' for none. */
  readonly more: string;
};

const COLUMNS: readonly DeskColumn<RowFailureLine>[] = [
  {
    title: 'Order',
    cell: ({ reference, href }) => (href === null ? reference || 'All' : <a href={href}>{reference}</a>),
  },
  { title: 'What was tried', cell: ({ task }) => task },
  { title: 'Since', cell: ({ since }) => since },
  { title: 'Last error', cell: ({ code }) => code },
];

/** Lists what the scheduled jobs could not process. Renders nothing while everything succeeds. */
export function FailureList({ failures, more }: FailureListProps) {
  if (failures.length === 0) return null;
  return (
    <Panel title="Could not be processed">
      <p>
        These are tried again automatically, and leave this list once they succeed. Please tell whoever looks after the
        website.
      </p>
      <DeskTable caption="Could not be processed" columns={COLUMNS} rows={failures} />
      {more === '' ? null : <p>{more}</p>}
    </Panel>
  );
}

export function OutboxPage({ title, counts, messages, paging, failures, moreFailures }: Titled<OutboxView>) {
  return (
    <>
      <PageHeading
        title={title}
        detail="Emails, Slack messages and messages to other systems, in the order they are due."
      />
      <FailureList failures={failures} more={moreFailures} />
      <nav className={styles.lists} aria-label="Lists of messages">
        {counts.map(({ label, count, href, isCurrent }) => (
          <a key={href} href={href} className={styles.list} aria-current={isCurrent ? 'page' : undefined}>
            {label} <strong>{count}</strong>
          </a>
        ))}
      </nav>
      <Sheet>
        <MessageTable messages={messages} />
        <Paging {...paging} />
      </Sheet>
    </>
  );
}
