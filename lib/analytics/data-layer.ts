import { mayUseOptional } from './consent';

type DataLayerWindow = Window & { dataLayer?: unknown[] };

/** The list that a tag manager reads (ANA-1). Its first entry is the consent default: no tag may run before it. */
export function dataLayer(): unknown[] {
  const page = window as DataLayerWindow;
  if (!page.dataLayer) {
    page.dataLayer = [];
    if (process.env.NEXT_PUBLIC_GTM_ID) tellDefaultConsent();
  }
  return page.dataLayer;
}

const OPTIONAL = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'] as const;

function signal(kind: 'default' | 'update', isGranted: boolean): void {
  const state = isGranted ? 'granted' : 'denied';
  command('consent', kind, Object.fromEntries(OPTIONAL.map((purpose) => [purpose, state])));
}

/** Denied unless the mode grants; an answer that is remembered follows as an update, as Google asks for it. */
function tellDefaultConsent(): void {
  const isOptIn = process.env.NEXT_PUBLIC_CONSENT_MODE === 'opt-in';
  signal('default', !isOptIn);
  if (isOptIn && mayUseOptional()) signal('update', true);
}

/** Consent mode v2: what an answer has changed. */
export const tellConsent = (): void => {
  dataLayer();
  signal('update', mayUseOptional());
};

/** A command of Google's tags. They know it by its being an arguments object: an array would be ignored. */
export const command = function () {
  dataLayer().push(arguments);
} as (...words: readonly unknown[]) => void;
