import { api } from '@/lib/server/api';

/** Handlers read the body themselves, after they have counted and authorised the request. */
export const config = { api: { bodyParser: false } };

export default api;
