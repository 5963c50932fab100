import { DeskTable, Paging, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { PageHeading, Sheet, type Titled } from '@/features/desk-kit/Panel/Panel';
import type { AuditView } from '@/lib/contracts/desk-office';

const COLUMNS: readonly DeskColumn<AuditView['entries'][number]>[] = [
  { title: 'When', cell: ({ at }) => at },
  { title: 'Who', cell: ({ who }) => who },
  { title: 'What', cell: ({ what }) => what },
  { title: 'About', cell: ({ subject, href }) => (href ? <a href={href}>{subject}</a> : subject) },
  { title: 'Change', cell: ({ detail }) => detail },
];

export function LogPage({ title, entries, paging }: Titled<AuditView>) {
  return (
    <>
      <PageHeading title={title} detail="Every change made at the desk, the newest first." />
      <Sheet>
        <DeskTable caption={title} columns={COLUMNS} rows={entries} empty="Nothing has been changed yet." />
        <Paging {...paging} />
      </Sheet>
    </>
  );
}
