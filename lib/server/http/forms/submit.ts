import type { Services } from '@/lib/server/container';
import type { SentForm } from '@/lib/server/modules/enquiries/form';
import type { FormGuards } from '@/lib/server/modules/enquiries/guards';
import type { EnquiryType } from '@/lib/server/modules/enquiries/enquiry-types';

/** Saves a checked payload as an enquiry, for JSON calls and plain HTML forms alike. */
type Submit<P> = (services: Services, payload: P, guards: FormGuards) => Promise<void>;

/** Saves a website_form, whose payload names its type. */
export const submitWebsiteForm: Submit<{ readonly type: EnquiryType }> = ({ leads }, { type, ...body }, guards) =>
  leads.submit({ type, body }, guards);

/** Returns the function that saves every payload of a call as one type. */
export const submitAs =
  (type: EnquiryType): Submit<SentForm> =>
  ({ leads }, body, guards) =>
    leads.submit({ type, body }, guards);
