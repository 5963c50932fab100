import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { Tag } from '@/components/ui/Tag';
import { DeskForm, FilterForm, SearchInput } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, LinkCell, PersonCell, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { PageHeading, Panel, Sheet, SmallLink, StateTag, type Titled } from '@/features/desk-kit/Panel/Panel';
import type { TodayJob, TodayLine, TodayView } from '@/lib/contracts/desk-today';
import { deskPath } from '@/lib/routes';
import styles from './TodayPage.module.scss';
import { BEGIN_BOOKING_PATH, BOOKED_AT_THE_DESK } from '@/lib/contracts/desk-paths';
import { FLOWS, type FlowId } from '@/lib/domain/services/flows';
import type { ReactNode } from 'react';
import linesStyles from './Lines.module.scss';

const COLUMNS: readonly DeskColumn<TodayJob>[] = [
  { title: 'Slot', cell: ({ slot }) => slot },
  { title: 'Job', cell: ({ href, reference, title }) => <LinkCell href={href} name={reference} detail={title} /> },
  {
    title: 'Customer',
    cell: ({ name, phone, phoneHref }) => (
      <PersonCell name={name} reach={phone ? <a href={phoneHref}>{phone}</a> : null} />
    ),
  },
  { title: 'Crew', cell: ({ crew }) => crew },
  {
    title: 'Progress',
    cell: ({ state, progress, alarm }) => (
      <span className={styles.progress}>
        <StateTag {...state} />
        {progress ? <span>{progress}</span> : null}
        {alarm ? <Tag kind="error">{alarm}</Tag> : null}
      </span>
    ),
  },
];

export function TodayPage(view: Titled<TodayView>) {
  const { title, day, summary, closed, jobs, calls, links, enquiries, reviews, claims, unpaid } = view;
  const toAnswer = [...links, ...[enquiries, reviews, claims].filter((waiting) => waiting !== null)];
  return (
    <>
      <PageHeading title={title} detail={`${day}: ${summary}`}>
        <SmallLink href={view.planHref}>Today’s plan</SmallLink>
        <SmallLink href={view.tomorrowHref}>Tomorrow’s plan</SmallLink>
      </PageHeading>
      {closed === null ? null : (
        <Note kind="error" className={styles.closed}>
          This day is closed{closed ? ` (${closed})` : ''}. What is booked on it stays booked until you change it.
        </Note>
      )}
      <Sheet>
        <FilterForm action={deskPath('people')} submit="Find">
          <SearchInput label="Who is calling? Phone, email, reference, postcode or name" hasFocus />
        </FilterForm>
        <h2 className={styles.book}>Book for someone on the phone</h2>
        <BookFor />
      </Sheet>
      <div className={styles.panels}>
        <Panel title="Jobs">
          <DeskTable caption="Jobs" columns={COLUMNS} rows={jobs} empty="No jobs today." />
        </Panel>
        <div className={styles.pair}>
          <Panel title={calls.length > 0 ? `To call: ${calls.length}` : 'To call'}>
            {toAnswer.map(({ href, text }) => (
              <p key={href} className={styles.enquiries}>
                <a href={href}>{text}</a>
              </p>
            ))}
            <Lines lines={calls} empty={toAnswer.length > 0 ? '' : 'Nobody is waiting for a call.'} />
          </Panel>
          <Panel title={unpaid.lines.length > 0 ? `Unpaid: ${unpaid.total}` : 'Unpaid'}>
            <Lines lines={unpaid.lines} empty="Everything is paid." />
          </Panel>
        </div>
      </div>
    </>
  );
}

const labelOf = (flow: FlowId): string =>
  FLOWS[flow].rental === 'fills' ? 'Book storage' : `Book a ${FLOWS[flow].words.job}`;

/** Renders the buttons that start a booking by telephone, with the contact of the record `reference`. */
export function BookFor({ reference = '' }: { readonly reference?: string }) {
  return (
    <DeskForm action={BEGIN_BOOKING_PATH} hidden={{ reference }} isRow>
      {BOOKED_AT_THE_DESK.map((flow) => (
        <Button key={flow} type="submit" kind="secondary" name="flow" value={flow}>
          {labelOf(flow)}
        </Button>
      ))}
    </DeskForm>
  );
}

type LinesProps<Line extends TodayLine> = {
  readonly lines: readonly Line[];
  readonly empty: string;
  readonly actionOf?: (line: Line) => ReactNode;
};

/** Renders the customers to attend to, each with the telephone number and a link to the page for it. */
export function Lines<Line extends TodayLine>({ lines, empty, actionOf }: LinesProps<Line>) {
  if (lines.length === 0) return empty === '' ? null : <p className={linesStyles.empty}>{empty}</p>;
  return (
    <ul className={linesStyles.root}>
      {lines.map((line) => (
        <li key={line.key} className={linesStyles.line}>
          <span className={linesStyles.who}>
            <a href={line.href}>
              <strong>{line.name}</strong>, {line.reference}
            </a>
            {line.phone ? <a href={line.phoneHref}>{line.phone}</a> : null}
          </span>
          <span className={linesStyles.why}>{line.text}</span>
          {line.amount ? <strong className={linesStyles.amount}>{line.amount}</strong> : null}
          {actionOf ? <span className={linesStyles.action}>{actionOf(line)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
