import { object, type InferType } from 'yup';
import { LOAD_SIZES, STUDENT_NEEDS } from '@/lib/domain/enquiries/choices';
import { postcode } from '../answer-fields';
import {
  choice,
  email,
  optionalComment,
  optionalDate,
  optionalPhone,
  optionalText,
  phonePrefix,
  requiredName,
  withDialledPhone,
} from './fields';

/** An enquiry by students who move or store, together or alone (FRM-1). */
export const studentSchema = object({
  name: requiredName,
  email,
  phone: optionalPhone,
  phonePrefix,
  need: choice(STUDENT_NEEDS),
  postcode,
  /** Hall or university: several rooms in one house are one trip. */
  university: optionalText,
  size: choice(LOAD_SIZES),
  date: optionalDate,
  comment: optionalComment,
});
export type StudentValues = InferType<typeof studentSchema>;

export const studentPayload = (values: StudentValues) => withDialledPhone(values);
