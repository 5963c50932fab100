import { number, object, type InferType } from 'yup';
import { LOWEST_FLOOR } from '@/lib/domain/order/floors';
import { DEFAULT_PREFIX } from '@/lib/domain/order/phone';
import { postcode } from '../answer-fields';
import {
  checkbox,
  email,
  optionalDate,
  phone,
  phonePrefix,
  requiredComment,
  requiredText,
  withDialledPhone,
} from './fields';
import { FORM_MESSAGES } from './messages';

const HIGHEST_FLOOR = 60;

/** Things to be taken away (FRM-1): what they are, and how far they are carried. */
export const disposalSchema = object({
  name: requiredText,
  email,
  phone,
  phonePrefix,
  postcode,
  floor: number()
    .typeError(FORM_MESSAGES.fieldRequired)
    .integer(FORM_MESSAGES.fieldRequired)
    .min(LOWEST_FLOOR)
    .max(HIGHEST_FLOOR)
    .required(FORM_MESSAGES.fieldRequired),
  elevator: checkbox.defined().default(false),
  date: optionalDate,
  /** What it is, and how many. */
  comment: requiredComment,
});
export type DisposalValues = InferType<typeof disposalSchema>;
export const EMPTY_DISPOSAL: DisposalValues = {
  name: '',
  email: '',
  phone: '',
  phonePrefix: DEFAULT_PREFIX,
  postcode: '',
  floor: 0,
  elevator: false,
  date: '',
  comment: '',
};

export const DISPOSAL_TYPE = 'disposal';
export const disposalPayload = (values: DisposalValues) =>
  ({ ...withDialledPhone(values), type: DISPOSAL_TYPE }) as const;
