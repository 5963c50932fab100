import { testPaymentRoute } from '@/lib/server/http/payments/test-route';

export const config = { api: { bodyParser: false } };

export default testPaymentRoute;
