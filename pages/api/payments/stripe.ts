import { stripeWebhookRoute } from '@/lib/server/http/payments/stripe-route';

export const config = { api: { bodyParser: false } };

export default stripeWebhookRoute;
