import { Button } from '@/components/ui/Button';
import { FilterForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { SearchInput } from '@/features/desk-kit/DeskForm/filters';
import { DeskTable, Paging } from '@/features/desk-kit/DeskTable';
import { PageHeading, Sheet } from '@/features/desk-kit/Panel/Panel';
import type { PeopleView } from '@/lib/contracts/desk-people';
import { deskPath } from '@/lib/routes';

const COLUMNS = [
  { title: 'Name' },
  { title: 'Phone' },
  { title: 'Email' },
  { title: 'Latest' },
  { title: 'Orders', isNumber: true },
];

/** Renders the search for the person on the phone. A single match opens at once. */
export function PeoplePage({ title, search, people, paging, enquiries }: PeopleView & { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <Sheet>
        <FilterForm action={deskPath('people')}>
          <SearchInput label="Phone, email, reference, postcode or name" value={search} hasFocus />
          <Button type="submit" kind="secondary">
            Search
          </Button>
        </FilterForm>
      </Sheet>
      <Sheet>
        <DeskTable
          caption={search === '' ? 'Who ordered or wrote last' : title}
          columns={COLUMNS}
          rows={people.map(({ href, name, phone, email, orders, latest }) => ({
            key: href,
            cells: [
              <a key="name" href={href}>
                <strong>{name}</strong>
              </a>,
              phone,
              email,
              latest,
              orders,
            ],
          }))}
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
