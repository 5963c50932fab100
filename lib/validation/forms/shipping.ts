import { object, type InferType } from 'yup';
import { LOAD_SIZES, SHIPPING_COUNTRIES } from '@/lib/domain/enquiries/choices';
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

/** An enquiry about shipping abroad (FRM-1): from, to, how much and when. */
export const shippingSchema = object({
  name: requiredName,
  email,
  phone: optionalPhone,
  phonePrefix,
  country: choice(SHIPPING_COUNTRIES),
  /** The town, and the country when it is another one. */
  destination: requiredText,
  postcode,
  size: choice(LOAD_SIZES),
  date: optionalDate,
  comment: optionalComment,
});
export type ShippingValues = InferType<typeof shippingSchema>;

export const SHIPPING_TYPE = 'shipping';
export const shippingPayload = (values: ShippingValues) =>
  ({ ...withDialledPhone(values), type: SHIPPING_TYPE }) as const;
