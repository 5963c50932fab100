import { string } from 'yup';

/** A wrong key is not_found. */
export const orderKey = { reference: string().required().max(40), token: string().required().max(64) };
