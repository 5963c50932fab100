import type { Services } from '@/lib/server/container';
import type { SentForm } from '@/lib/server/subjects/leads/form';
import type { FormGuards } from '@/lib/server/subjects/leads/guards';
import type { LeadType } from '@/lib/server/subjects/leads/lead-types';

/** From a checked payload to the lead, the same for a call in JSON and a plain HTML form. */
type Submit<P> = (services: Services, payload: P, guards: FormGuards) => Promise<void>;

/** website_form: the payload says what it is. */
export const submitWebsiteForm: Submit<{ readonly type: LeadType }> = ({ leads }, { type, ...body }, guards) =>
  leads.submit({ type, body }, guards);

/** A call of its own: all that it takes is of one type. */
export const submitAs =
  (type: LeadType): Submit<SentForm> =>
  ({ leads }, body, guards) =>
    leads.submit({ type, body }, guards);
