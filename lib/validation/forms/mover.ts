import { object, type InferType } from 'yup';
import { MOVER_DAYS, MOVER_VANS } from '@/lib/domain/enquiries/choices';
import { postcode } from '../answer-fields';
import { choice, email, optionalComment, phone, phonePrefix, requiredName, withDialledPhone } from './fields';

/** An application to drive or carry with us (FRM-1). */
export const moverSchema = object({
  name: requiredName,
  email,
  phone,
  phonePrefix,
  /** The applicant's home. */
  postcode,
  van: choice(MOVER_VANS),
  days: choice(MOVER_DAYS),
  comment: optionalComment,
});
export type MoverValues = InferType<typeof moverSchema>;

export const moverPayload = (values: MoverValues) => withDialledPhone(values);
