import { metricsRoute } from '@/lib/server/http/observability/metrics-route';

export const config = { api: { bodyParser: false } };

export default metricsRoute;
