import styles from './EnquiriesPage.module.scss';
import { DeskForm, DeskInput, DeskSelect, FilterForm, SearchInput } from '@/features/desk-kit/DeskForm/DeskForm';
import { Paging } from '@/features/desk-kit/DeskTable';
import { FactRows, ListHeading, Sheet, StateTag, type Titled } from '@/features/desk-kit/Panel/Panel';
import type { EnquiriesView, EnquiryLine } from '@/lib/contracts/desk-enquiries';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { NOTE_LENGTH } from '@/lib/contracts/desk-paths';
import { deskPath } from '@/lib/routes';

function EnquiryCard({ id, type, at, name, facts, orderedSince, handled }: EnquiryLine) {
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.kind}>
          {type}, {at}
        </p>
      </div>
      <div className={styles.facts}>
        <FactRows facts={facts} />
      </div>
      <div className={styles.action}>
        {orderedSince ? <StateTag {...orderedSince} /> : null}
        {handled ? (
          <>
            <StateTag label="Handled" tag="success" />
            <p className={styles.kind}>
              {handled.at}, {handled.by}
            </p>
            {handled.note ? <p className={styles.note}>{handled.note}</p> : null}
          </>
        ) : null}
        {handled || orderedSince ? null : (
          <DeskForm
            action={deskFormPath('handleLead')}
            hidden={{ id }}
            idOf={(field) => `${field}-${id}`}
            submit={{ kind: 'secondary', text: 'Mark as handled', 'aria-label': `Mark as handled: ${name}` }}
            isRow
          >
            <DeskInput label="Note" name="note" id={`note-${id}`} maxLength={NOTE_LENGTH} optional width="wide" />
          </DeskForm>
        )}
      </div>
    </article>
  );
}

const HANDLED = [
  { value: 'no', label: 'Not handled' },
  { value: 'yes', label: 'Handled' },
];

export function EnquiriesPage({ title, filters, types, enquiries, paging, csv }: Titled<EnquiriesView>) {
  return (
    <>
      <ListHeading title={title} csv={csv} />
      <Sheet>
        <FilterForm action={deskPath('leads')} submit="Search">
          <SearchInput label="Name, email, phone or other words" value={filters.search} />
          <DeskSelect label="Type" name="type" options={types} value={filters.type} any="All" />
          <DeskSelect label="Status" name="handled" options={HANDLED} value={filters.handled} any="All" />
        </FilterForm>
      </Sheet>
      <ul className={styles.list}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryCard {...enquiry} />
          </li>
        ))}
      </ul>
      {enquiries.length === 0 ? <p>No enquiries match your search.</p> : null}
      <Paging {...paging} />
    </>
  );
}
