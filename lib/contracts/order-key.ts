import { string } from 'yup';

/** The fields that name an order in a request: its reference, and the key of its page. A wrong key is not_found. */
export const orderKey = { reference: string().required().max(40), token: string().required().max(64) };
