export { metricsRoute as default } from '@/lib/server/http/observability/metrics-route';
