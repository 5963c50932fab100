/** The headers that keep a page from what is not ours. Evaluated when the site is built (next.config.js). */
type Header = { readonly key: string; readonly value: string };

/** Nothing of the device is asked for, by us or by a frame; the browser's own advertising topics are not fed. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const YEAR_SECONDS = 31_536_000;

/**
 * Of every answer. `siteOrigin` decides about Strict-Transport-Security: a site that is reached by http would lock itself
 * out. Subdomains are not included, they may be somebody else's work.
 */
export function headersOfAll(siteOrigin: string): readonly Header[] {
  const isSecure = siteOrigin.startsWith('https://');
  return [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    // For browsers that do not know frame-ancestors.
    { key: 'X-Frame-Options', value: 'DENY' },
    ...(isSecure ? [{ key: 'Strict-Transport-Security', value: `max-age=${YEAR_SECONDS}` }] : []),
  ];
}

/** Of what may be a page. Scripts, styles, fonts and drawings would only carry their weight. */
export function headersOfPages(policy: string): readonly Header[] {
  return [
    { key: 'Content-Security-Policy', value: policy },
    { key: 'Permissions-Policy', value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ') },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
}
