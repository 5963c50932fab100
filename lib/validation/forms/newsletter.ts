import { object, string } from 'yup';
import { patternEmail } from './fields';

/** The newsletter's form (NWS-1). */
export const newsletterSchema = object({ email: patternEmail });

/** What a link in one of its mails carries. */
export const newsletterTokenSchema = object({
  token: string()
    .required()
    .matches(/^[A-Za-z0-9_.-]{20,128}$/),
});
