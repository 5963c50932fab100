import { Tag } from '@/components/ui/Tag';
import { StateFilter } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, Paging, PersonCell, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { PageHeading, Sheet, StateTag, type Titled } from '@/features/desk-kit/Panel/Panel';
import type { ClaimLine, ClaimsListView } from '@/lib/contracts/desk-claims';
import { deskPath } from '@/lib/routes';
import styles from './DeskClaims.module.scss';

const COLUMNS: readonly DeskColumn<ClaimLine>[] = [
  {
    title: 'Claim',
    cell: ({ reference, number, href }) => (
      <a href={href}>
        <strong>{reference}</strong>, claim {number}
      </a>
    ),
  },
  { title: 'Status', cell: ({ state }) => <StateTag {...state} /> },
  {
    title: 'Due',
    cell: ({ due, isOverdue }) => (
      <span className={styles.due}>
        {due}
        {isOverdue ? <Tag kind="error">Overdue</Tag> : null}
      </span>
    ),
  },
  { title: 'Customer', cell: ({ name, phone }) => <PersonCell name={name} reach={phone} /> },
  { title: 'About', cell: ThingsCell },
  { title: 'Received', cell: ({ received }) => received },
];

export function DeskClaimsPage({ title, filters, states, claims, paging }: Titled<ClaimsListView>) {
  return (
    <>
      <PageHeading title={title} />
      <StateFilter action={deskPath('claims')} states={states} value={filters.state} />
      <Sheet>
        <DeskTable caption={title} columns={COLUMNS} rows={claims} empty="No claims." />
        <Paging {...paging} />
      </Sheet>
    </>
  );
}

function ThingsCell({ things, photos }: ClaimLine) {
  return (
    <span>
      {things}
      {photos ? (
        <>
          <br />
          {photos}
        </>
      ) : null}
    </span>
  );
}
