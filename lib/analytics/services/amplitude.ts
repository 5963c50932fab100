import Cookies from 'js-cookie';
import { connectAnalytics } from '../analytics-queue';
import { isCountingOff } from '../counting-off';
import type { Service } from './services';

/** By which other tools know the visit (ANA-1). */
type VisitorIds = { readonly client_id?: string; readonly click_id?: string };

/** Returns the ids from the cookies. The last two parts of `_ga` are Google's client id. */
export function visitorIds(): VisitorIds {
  const clientId = /^GA\d+\.[\d-]+\.(\d+\.\d+)$/.exec(Cookies.get('_ga') ?? '')?.[1];
  const clickId = Cookies.get('gta_click_id');
  return { ...(clientId && { client_id: clientId }), ...(clickId && { click_id: clickId }) };
}

const fetchSdk = () => import('@amplitude/analytics-browser');
type Sdk = Awaited<ReturnType<typeof fetchSdk>>;

/**
 * Starts the SDK for our own events only: no page URLs (they may hold the key of a quote), no clicks, no remote
 * settings.
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

/** Returns the service for Amplitude, which stays off while counting is off (ANA-1). */
export function amplitude(key: string, origin: string): Service {
  let isWanted = false;
  return {
    sendsOwnEventsOnly: true,
    start() {
      if (isCountingOff()) return;
      isWanted = true;
      void fetchSdk().then((sdk) => isWanted && connect(sdk, key, origin));
    },
    // The SDK's own opt-out would set one more cookie.
    stop() {
      isWanted = false;
      connectAnalytics(null);
    },
  };
}
