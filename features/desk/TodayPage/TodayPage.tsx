import { Button, buttonClass } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { Tag } from '@/components/ui/Tag';
import { DeskForm, FilterForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { SearchInput } from '@/features/desk-kit/DeskForm/filters';
import { DeskTable, LinkCell, PersonCell } from '@/features/desk-kit/DeskTable';
import { PageHeading, Panel, Sheet, StateTag } from '@/features/desk-kit/Panel/Panel';
import type { TodayJob, TodayView } from '@/lib/contracts/desk-today';
import { deskPath } from '@/lib/routes';
import { Lines } from './Lines';
import styles from './TodayPage.module.scss';
import { BEGIN_BOOKING_PATH, type BOOKED_AT_THE_DESK } from '@/lib/contracts/desk-paths';

const COLUMNS = [{ title: 'Slot' }, { title: 'Job' }, { title: 'Customer' }, { title: 'Crew' }, { title: 'Progress' }];

export function TodayPage({
  title,
  day,
  summary,
  closed,
  planHref,
  tomorrowHref,
  jobs,
  calls,
  links,
  enquiries,
  reviews,
  claims,
  unpaid,
}: TodayView & { readonly title: string }) {
  const toAnswer = [...links, ...[enquiries, reviews, claims].filter((waiting) => waiting !== null)];
  return (
    <>
      <PageHeading title={title} detail={`${day}: ${summary}`}>
        <a className={buttonClass({ kind: 'outline', size: 's' })} href={planHref}>
          Today’s plan
        </a>
        <a className={buttonClass({ kind: 'outline', size: 's' })} href={tomorrowHref}>
          Tomorrow’s plan
        </a>
      </PageHeading>
      {closed === null ? null : (
        <Note kind="error" className={styles.closed}>
          This day is closed{closed ? ` (${closed})` : ''}. What is booked on it stays booked until you change it.
        </Note>
      )}
      <Sheet>
        <FilterForm action={deskPath('people')}>
          <SearchInput label="Who is calling? Phone, email, reference, postcode or name" hasFocus />
          <Button type="submit" kind="secondary">
            Find
          </Button>
        </FilterForm>
        <h2 className={styles.book}>Book for someone on the phone</h2>
        <BookFor />
      </Sheet>
      <div className={styles.panels}>
        <Panel title="Jobs">
          <DeskTable caption="Jobs" columns={COLUMNS} rows={jobs.map(rowOf)} empty="No jobs today." />
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

const rowOf = ({
  key,
  slot,
  title,
  reference,
  href,
  name,
  phone,
  phoneHref,
  crew,
  state,
  progress,
  alarm,
}: TodayJob) => ({
  key,
  cells: [
    slot,
    <LinkCell key="job" href={href} name={reference} detail={title} />,
    <PersonCell key="customer" name={name} reach={phone ? <a href={phoneHref}>{phone}</a> : null} />,
    crew,
    <span key="progress" className={styles.progress}>
      <StateTag {...state} />
      {progress ? <span>{progress}</span> : null}
      {alarm ? <Tag kind="error">{alarm}</Tag> : null}
    </span>,
  ],
});

const LABELS: Readonly<Record<(typeof BOOKED_AT_THE_DESK)[number], string>> = {
  moving: 'Book a move',
  storage: 'Book storage',
  cleaning: 'Book a clean',
};

/** Renders the buttons that start a booking by telephone, with the contact of the record `reference`. */
export function BookFor({ reference = '' }: { readonly reference?: string }) {
  return (
    <DeskForm action={BEGIN_BOOKING_PATH} hidden={{ reference }} isRow>
      {Object.entries(LABELS).map(([flow, label]) => (
        <Button key={flow} type="submit" kind="secondary" name="flow" value={flow}>
          {label}
        </Button>
      ))}
    </DeskForm>
  );
}
