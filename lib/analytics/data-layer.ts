import { mayUseOptional } from './consent';

type DataLayerWindow = Window & { dataLayer?: unknown[] };

/** Returns the list that the tag manager reads (ANA-1). Its first entry is the consent default. */
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

/** Pushes the consent default, and then a remembered answer as an update, as Google requires. */
function tellDefaultConsent(): void {
  const isOptIn = process.env.NEXT_PUBLIC_CONSENT_MODE === 'opt-in';
  signal('default', !isOptIn);
  if (isOptIn && mayUseOptional()) signal('update', true);
}

/** Pushes the current consent as a Consent Mode v2 update. */
export const tellConsent = (): void => {
  dataLayer();
  signal('update', mayUseOptional());
};

/** Google's tags recognise a command by its being an arguments object and ignore an array. */
export const command = function () {
  dataLayer().push(arguments);
} as (...words: readonly unknown[]) => void;
