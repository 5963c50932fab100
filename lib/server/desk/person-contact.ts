import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { understoodPhone } from '@/lib/domain/answers/phone';
import type { ContactDetails } from '@/lib/domain/vocabulary';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Db } from '@/lib/server/kernel/db/db';
import type { LeadRow } from '@/lib/server/kernel/db/lead-rows';
import { FORM } from '@/lib/server/subjects/leads/form';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { findPerson } from './person';

/** What a quote on the telephone begins with. Throws Problem not_found for nobody. */
export async function contactOfPerson(db: Db, record: string): Promise<Partial<ContactDetails>> {
  const known = await findPerson(db, record);
  if (!known) throw new Problem('not_found');
  if (known.order) return orderOf(known.order).details;
  if (known.lead) return contactOfLead(known.lead);
  return known.mailbox === null ? {} : { email: known.mailbox };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A form that asks for one name means the first word of it as the first name. */
function contactOfLead({ body_json, email, phone }: LeadRow): Partial<ContactDetails> {
  const form = FORM.read(body_json);
  const [first = '', ...others] = textOf(form.name).split(/\s+/);
  return {
    firstName: textOf(form.firstName) || textOf(form.first_name) || first,
    lastName: textOf(form.lastName) || textOf(form.last_name) || others.join(' '),
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : understoodPhone(DEFAULT_PREFIX, phone)),
  };
}
