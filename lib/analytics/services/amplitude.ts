import Cookies from 'js-cookie';
import { connectAnalytics } from '../analytics-queue';
import { isCountingOff } from '../counting-off';
import type { Service } from './service';

/** The ids of a visitor by which other tools know the visit (ANA-1); undefined without their cookie. */
type VisitorIds = { readonly client_id?: string; readonly click_id?: string };

/** In the browser only. `_ga` is "GA1.1.1234567890.1700000000": its last two parts are Google's client id. */
export function visitorIds(): VisitorIds {
  const clientId = /^GA\d+\.[\d-]+\.(\d+\.\d+)$/.exec(Cookies.get('_ga') ?? '')?.[1];
  const clickId = Cookies.get('gta_click_id');
  return { ...(clientId && { client_id: clientId }), ...(clickId && { click_id: clickId }) };
}

const fetchSdk = () => import('@amplitude/analytics-browser');
type Sdk = Awaited<ReturnType<typeof fetchSdk>>;

/**
 * Nothing but our own events: no addresses of pages (they may hold the key of a quote), no clicks, no forms, no settings
 * that the vendor could change from afar.
 */
function connect(sdk: Sdk, key: string, origin: string): void {
  sdk.init(key, {
    serverUrl: `${origin}/2/httpapi`,
    autocapture: false,
    remoteConfig: { fetchRemoteConfig: false },
    enableDiagnostics: false,
    enableRequestBodyCompression: false,
    trackingOptions: { ipAddress: false, language: true, platform: true },
  });
  window.addEventListener('pagehide', () => {
    sdk.setTransport('beacon');
    sdk.flush();
  });
  connectAnalytics((entry) => {
    if ('userId' in entry) return sdk.setUserId(entry.userId);
    const { event, details, time } = entry;
    sdk.track(event, { ...details, ...visitorIds() }, { time });
  });
}

/** Amplitude's SDK. Off for the whole visit of a page that was opened with it switched off (ANA-1). */
export function amplitude(key: string, origin: string): Service {
  let isWanted = false;
  return {
    sendsOwnEventsOnly: true,
    start() {
      if (isCountingOff()) return;
      isWanted = true;
      void fetchSdk().then((sdk) => isWanted && connect(sdk, key, origin));
    },
    // Not by its own opting out, which would be remembered in one more cookie.
    stop() {
      isWanted = false;
      connectAnalytics(null);
    },
  };
}
