import type { Searched } from '@/lib/domain/order/search-words';
import type { SentForm } from './form';

/** Every field of a form in which somebody or their company is named, in the order in which a name is read. */
const NAMES = ['name', 'first_name', 'firstName', 'last_name', 'lastName', 'company_name', 'companyName'];

/** What of a form is searched beside its mailbox and number. */
export const searchedForm = (form: SentForm): Pick<Searched, 'names' | 'codes'> => ({
  names: textsIn(form, NAMES),
  codes: textsIn(form, ['postcode']),
});

const textsIn = (form: SentForm, fields: readonly string[]): readonly string[] =>
  fields.flatMap((field) => {
    const value = form[field];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
