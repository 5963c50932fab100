import { emptyValues } from '@/components/forms/answers';
import type { FormField } from '@/components/forms/form-view';
import { FORMS, viewOf, type FormId } from '@/components/forms/forms';
import { SENDERS, nested } from './use-site-form';

const IDS = Object.keys(FORMS) as readonly FormId[];
const nameOf = (field: FormField) => (field.kind === 'phone' ? 'phone' : field.name);

/** The autocomplete tokens of HTML, by the names of our fields. */
const TOKENS: Readonly<Record<string, string>> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  title: 'honorific-prefix',
  occupation: 'organization-title',
  companyName: 'organization',
  phone: 'tel',
  email: 'email',
  postcode: 'postal-code',
};

describe.each(IDS)('the %s form', (id) => {
  const { fields } = viewOf(id);

  it('FORM-4: asks nothing twice', () => {
    const names = fields.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  it('FORM-4: says "(optional)" of what may stay empty, and of nothing else', async () => {
    const refused = await SENDERS[id].check({ ...nested(emptyValues(viewOf(id))) });
    const typed = fields.filter((field) => field.kind === 'text' || field.kind === 'phone' || field.kind === 'area');
    const optional = typed.filter((field) => field.optional === true).map(nameOf);
    expect(optional).toEqual(typed.map(nameOf).filter((name) => !(name in refused)));
  });

  it('FORM-4: lets the browser fill in what it knows of a person', () => {
    for (const field of fields) {
      const token = TOKENS[nameOf(field)];
      // The phone field has the tokens of its two parts.
      if (field.kind === 'text' && token) expect([field.name, field.autoComplete]).toEqual([field.name, token]);
    }
  });
});
