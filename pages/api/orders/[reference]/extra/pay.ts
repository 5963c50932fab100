import { extraPayRedirect } from '@/lib/server/http/orders/extra-redirect';

export const config = { api: { bodyParser: false } };

export default extraPayRedirect;
