export { metricsRoute as default } from '@/lib/server/observability/metrics-route';
