import { countPageViews, countQuoteClicks } from '@/lib/analytics/automatic-events';
import { startErrorReporting } from '@/lib/analytics/report-error';
import { startServices } from '@/lib/analytics/services/start';
import { reloadForNewBuild } from '@/lib/reload-once';

reloadForNewBuild();
startErrorReporting();
startServices();
countPageViews();
countQuoteClicks();
