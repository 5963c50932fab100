import { FilterForm, SearchInput } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, Paging, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { PageHeading, Sheet, type Titled } from '@/features/desk-kit/Panel/Panel';
import type { PeopleView } from '@/lib/contracts/desk-people';
import { deskPath } from '@/lib/routes';

const COLUMNS: readonly DeskColumn<PeopleView['people'][number]>[] = [
  {
    title: 'Name',
    cell: ({ name, href }) => (
      <a href={href}>
        <strong>{name}</strong>
      </a>
    ),
  },
  { title: 'Phone', cell: ({ phone }) => phone },
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Latest', cell: ({ latest }) => latest },
  { title: 'Orders', isNumber: true, cell: ({ orders }) => orders },
];

/** Renders the search for the person on the phone. A single match opens at once. */
export function PeoplePage({ title, search, people, paging, enquiries }: Titled<PeopleView>) {
  return (
    <>
      <PageHeading title={title} />
      <Sheet>
        <FilterForm action={deskPath('people')} submit="Search">
          <SearchInput label="Phone, email, reference, postcode or name" value={search} hasFocus />
        </FilterForm>
      </Sheet>
      <Sheet>
        <DeskTable
          caption={search === '' ? 'Who ordered or wrote last' : title}
          columns={COLUMNS}
          rows={people}
          empty={search === '' ? 'Nobody has ordered or asked anything yet.' : `Nobody matches “${search}”.`}
        />
        {paging ? <Paging {...paging} /> : null}
        {enquiries ? (
          <p>
            <a href={enquiries}>Search the words of enquiries too</a>
          </p>
        ) : null}
      </Sheet>
    </>
  );
}
