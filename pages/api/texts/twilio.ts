import { twilioWebhookRoute } from '@/lib/server/http/texts/twilio-route';

export const config = { api: { bodyParser: false } };

export default twilioWebhookRoute;
