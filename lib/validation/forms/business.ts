import { object, type InferType } from 'yup';
import { BUSINESS_NEEDS } from '@/lib/domain/enquiries/choices';
import { postcode } from '../answer-fields';
import {
  choice,
  email,
  optionalComment,
  optionalDate,
  optionalPhone,
  phonePrefix,
  requiredName,
  requiredText,
  withDialledPhone,
} from './fields';

/** An enquiry about storage or a move for a firm (FRM-1). */
export const businessSchema = object({
  name: requiredName,
  companyName: requiredText,
  email,
  phone: optionalPhone,
  phonePrefix,
  need: choice(BUSINESS_NEEDS),
  postcode,
  date: optionalDate,
  comment: optionalComment,
});
export type BusinessValues = InferType<typeof businessSchema>;

export const BUSINESS_TYPE = 'business';
export const businessPayload = (values: BusinessValues) =>
  ({ ...withDialledPhone(values), type: BUSINESS_TYPE }) as const;
