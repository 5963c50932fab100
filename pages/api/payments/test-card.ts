import { testCardRoute } from '@/lib/server/http/payments/test-card-route';

export const config = { api: { bodyParser: false } };

export default testCardRoute;
