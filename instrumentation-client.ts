import { startErrorReporting } from '@/lib/analytics/report-error';

startErrorReporting();
