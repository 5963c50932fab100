import { countPageViews } from '@/lib/analytics/page-views';
import { countQuoteClicks } from '@/lib/analytics/quote-clicks';
import { startErrorReporting } from '@/lib/analytics/report-error';
import { startServices } from '@/lib/analytics/services/start';
import { reloadForNewBuild } from '@/lib/reload-once';

reloadForNewBuild();
startErrorReporting();
startServices();
countPageViews();
countQuoteClicks();
