import { testPaymentRoute } from '@/lib/server/payments/test-route';

export const config = { api: { bodyParser: false } };

export default testPaymentRoute;
