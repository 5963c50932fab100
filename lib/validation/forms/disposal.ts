import { number, object, type InferType } from 'yup';
import { LOWEST_FLOOR } from '@/lib/domain/places/floors';
import { postcode } from '../answer-fields';
import {
  checkbox,
  email,
  optionalDate,
  phone,
  phonePrefix,
  requiredComment,
  requiredName,
  withDialledPhone,
} from './fields';
import { FORM_MESSAGES } from './messages';

const HIGHEST_FLOOR = 60;

/** A request to take items away (FRM-1): which ones, and how far they are carried. */
export const disposalSchema = object({
  name: requiredName,
  email,
  phone,
  phonePrefix,
  postcode,
  floor: number()
    .typeError(FORM_MESSAGES.fieldRequired)
    .integer(FORM_MESSAGES.fieldRequired)
    .min(LOWEST_FLOOR, FORM_MESSAGES.floorOutOfRange)
    .max(HIGHEST_FLOOR, FORM_MESSAGES.floorOutOfRange)
    .required(FORM_MESSAGES.fieldRequired),
  elevator: checkbox.defined().default(false),
  date: optionalDate,
  /** The items and their number. */
  comment: requiredComment,
});
export type DisposalValues = InferType<typeof disposalSchema>;

export const DISPOSAL_TYPE = 'disposal';
export const disposalPayload = (values: DisposalValues) =>
  ({ ...withDialledPhone(values), type: DISPOSAL_TYPE }) as const;
