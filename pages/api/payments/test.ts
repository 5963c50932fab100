import { testPaymentRoute } from '@/lib/server/payments/test-route';

export const config = { api: { bodyParser: { sizeLimit: '4kb' } } };

export default testPaymentRoute;
