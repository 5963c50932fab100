import { object, string } from 'yup';
import { patternEmail } from './fields';

/** The newsletter's form (NWS-1). */
export const newsletterSchema = object({ email: patternEmail });

/** The token in a link of the newsletter's mails. */
export const newsletterTokenSchema = object({
  token: string()
    .required()
    .matches(/^[A-Za-z0-9_.-]{20,128}$/),
});
