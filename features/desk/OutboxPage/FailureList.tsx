import type { RowFailureLine } from '@/lib/contracts/desk-parts';
import { DeskTable } from '../DeskTable/DeskTable';
import { Panel } from '../Panel/Panel';

type FailureListProps = {
  readonly failures: readonly RowFailureLine[];
  /** How many failures are not listed; '' for none. */
  readonly more: string;
};

const COLUMNS = [{ title: 'Order' }, { title: 'What was tried' }, { title: 'Since' }, { title: 'Last error' }];

/** Lists what the scheduled jobs could not process. Renders nothing while everything succeeds. */
export function FailureList({ failures, more }: FailureListProps) {
  if (failures.length === 0) return null;
  const rows = failures.map(({ key, task, reference, href, since, code }) => ({
    key,
    cells: [
      href === null ? (
        reference || 'All'
      ) : (
        <a key="order" href={href}>
          {reference}
        </a>
      ),
      task,
      since,
      code,
    ],
  }));
  return (
    <Panel title="Could not be processed">
      <p>
        These are tried again automatically, and leave this list once they succeed. Please tell whoever looks after the
        website.
      </p>
      <DeskTable caption="Could not be processed" columns={COLUMNS} rows={rows} />
      {more === '' ? null : <p>{more}</p>}
    </Panel>
  );
}
