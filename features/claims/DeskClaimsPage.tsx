import { Tag } from '@/components/ui/Tag';
import { StateFilter } from '@/features/desk-kit/DeskForm/filters';
import { DeskTable, Paging, PersonCell } from '@/features/desk-kit/DeskTable';
import { PageHeading, Sheet, StateTag } from '@/features/desk-kit/Panel/Panel';
import type { ClaimLine, ClaimsListView } from '@/lib/contracts/desk-claims';
import { deskPath } from '@/lib/routes';
import styles from './DeskClaims.module.scss';

const COLUMNS = [
  { title: 'Claim' },
  { title: 'Status' },
  { title: 'Due' },
  { title: 'Customer' },
  { title: 'About' },
  { title: 'Received' },
];

export function DeskClaimsPage({
  title,
  filters,
  states,
  claims,
  paging,
}: ClaimsListView & { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <StateFilter action={deskPath('claims')} states={states} value={filters.state} />
      <Sheet>
        <DeskTable caption={title} columns={COLUMNS} rows={claims.map(rowOf)} empty="No claims." />
        <Paging {...paging} />
      </Sheet>
    </>
  );
}

const rowOf = ({
  key,
  reference,
  number,
  href,
  state,
  due,
  isOverdue,
  name,
  phone,
  things,
  photos,
  received,
}: ClaimLine) => ({
  key,
  cells: [
    <a key="claim" href={href}>
      <strong>{reference}</strong>, claim {number}
    </a>,
    <StateTag key="state" {...state} />,
    <span key="due" className={styles.due}>
      {due}
      {isOverdue ? <Tag kind="error">Overdue</Tag> : null}
    </span>,
    <PersonCell key="customer" name={name} reach={phone} />,
    <span key="things">
      {things}
      {photos ? (
        <>
          <br />
          {photos}
        </>
      ) : null}
    </span>,
    received,
  ],
});
