import { object, type InferType } from 'yup';
import { checkbox, optionalComment, patternEmail, patternPhone, requiredName, requiredText } from './fields';
import { FORM_MESSAGES } from './messages';

/** The partners' enquiry (spec §5, AFF-1). */
export const affiliateSchema = object({
  firstName: requiredName,
  lastName: requiredName,
  title: requiredText,
  occupation: requiredText,
  companyName: requiredText,
  phone: patternPhone,
  email: patternEmail,
  comment: optionalComment,
  isAgreedWithTerms: checkbox.oneOf([true], FORM_MESSAGES.partnerTerms).required(FORM_MESSAGES.partnerTerms),
});
type Agreed = InferType<typeof affiliateSchema>;
/** The values of the form, in which the terms may not be accepted yet. */
export type AffiliateValues = Omit<Agreed, 'isAgreedWithTerms'> & { isAgreedWithTerms: boolean };

const { firstName, lastName, title, occupation, companyName, phone, email, comment } = affiliateSchema.fields;
/** The form's fields under the names of the call (spec §7). The acceptance of the terms is not sent. */
export const affiliatePayloadSchema = object({
  first_name: firstName,
  last_name: lastName,
  title,
  job_title: occupation,
  company_name: companyName,
  phone,
  email,
  comment,
});

export const affiliatePayload = (values: AffiliateValues): InferType<typeof affiliatePayloadSchema> => ({
  first_name: values.firstName,
  last_name: values.lastName,
  title: values.title,
  job_title: values.occupation,
  company_name: values.companyName,
  phone: values.phone,
  email: values.email,
  comment: values.comment,
});
