import { DeskTable, Paging } from '@/features/desk-kit/DeskTable';
import { PageHeading, Sheet } from '@/features/desk-kit/Panel/Panel';
import type { AuditView } from '@/lib/contracts/desk-office';

const COLUMNS = [{ title: 'When' }, { title: 'Who' }, { title: 'What' }, { title: 'About' }, { title: 'Change' }];

export function LogPage({ title, entries, paging }: AuditView & { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} detail="Every change made at the desk, the newest first." />
      <Sheet>
        <DeskTable
          caption={title}
          columns={COLUMNS}
          rows={entries.map(({ at, who, what, subject, href, detail }, index) => ({
            key: String(index),
            cells: [
              at,
              who,
              what,
              href ? (
                <a key="about" href={href}>
                  {subject}
                </a>
              ) : (
                subject
              ),
              detail,
            ],
          }))}
          empty="Nothing has been changed yet."
        />
        <Paging {...paging} />
      </Sheet>
    </>
  );
}
