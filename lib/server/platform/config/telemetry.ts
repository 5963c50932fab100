import type { Reader } from './reader';

const META_ORIGIN = 'https://graph.facebook.com';

export type MetaTarget = { readonly origin: string; readonly pixelId: string; readonly accessToken: string };

export type TelemetryConfig = {
  readonly meta: MetaTarget | null;
  /** Whether optional services run before the visitor has agreed (CKB-2). The build passes this value to the pages. */
  readonly consentMode: 'granted' | 'opt-in';
};

const ORIGINS = [
  'NEXT_PUBLIC_AMPLITUDE_ORIGIN',
  'NEXT_PUBLIC_GTM_ORIGIN',
  'NEXT_PUBLIC_HUBSPOT_ORIGIN',
  'NEXT_PUBLIC_REVIEW_WIDGET_ORIGIN',
];

export function readTelemetry(read: Reader): TelemetryConfig {
  const meta = read.pair('META_PIXEL_ID', 'META_ACCESS_TOKEN');
  const origin = read.origin('META_ORIGIN') ?? META_ORIGIN;
  ORIGINS.forEach(read.origin);
  const mode = read.text('NEXT_PUBLIC_CONSENT_MODE') ?? 'granted';
  if (mode !== 'granted' && mode !== 'opt-in') {
    read.problems.push('NEXT_PUBLIC_CONSENT_MODE must be granted or opt-in');
  }
  return {
    meta: meta && { origin, pixelId: meta[0], accessToken: meta[1] },
    consentMode: mode === 'opt-in' ? 'opt-in' : 'granted',
  };
}
