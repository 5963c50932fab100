import { object, type InferType } from 'yup';
import { CONTACT_TOPICS } from '@/lib/domain/enquiries/choices';
import { choice, email, optionalPhone, phonePrefix, requiredComment, requiredName, withDialledPhone } from './fields';

/** A question to the office (FRM-1). */
export const contactSchema = object({
  name: requiredName,
  email,
  phone: optionalPhone,
  phonePrefix,
  topic: choice(CONTACT_TOPICS),
  comment: requiredComment,
});
export type ContactValues = InferType<typeof contactSchema>;

export const CONTACT_TYPE = 'contact';
export const contactPayload = (values: ContactValues) => ({ ...withDialledPhone(values), type: CONTACT_TYPE }) as const;
