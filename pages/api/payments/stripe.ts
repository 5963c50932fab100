import { stripeWebhookRoute } from '@/lib/server/payments/stripe/webhook-route';

export const config = { api: { bodyParser: false } };

export default stripeWebhookRoute;
