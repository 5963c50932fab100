import type { OutboxView } from '@/lib/contracts/desk-views';
import { Paging } from '../DeskTable/Paging';
import { FailureList } from './FailureList';
import { PageHeading } from '../Panel/Panel';
import { Sheet } from '../Panel/Sheet';
import { MessageTable } from './MessageTable';
import styles from './OutboxPage.module.scss';

/** Mails and calls that wait, fail or were given up. */
export function OutboxPage({
  title,
  counts,
  messages,
  paging,
  failures,
  moreFailures,
}: OutboxView & { readonly title: string }) {
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
