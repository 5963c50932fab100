import { payRedirect } from '@/lib/server/http/orders/pay-redirect';

export const config = { api: { bodyParser: false } };

export default payRedirect;
