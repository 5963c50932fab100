/** The security headers, evaluated when the site is built (next.config.js). */
type Header = { readonly key: string; readonly value: string };

/** Browser features that neither we nor a frame may use. The browser's advertising topics are disabled too. */
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
 * Returns the security headers of every answer. Strict-Transport-Security is set for an https `siteOrigin` only,
 * because it would make an http site unreachable. It excludes subdomains, which may belong to somebody else.
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

/** Returns the additional headers of pages. Scripts, styles, fonts and drawings do not need them. */
export function headersOfPages(policy: string): readonly Header[] {
  return [
    { key: 'Content-Security-Policy', value: policy },
    { key: 'Permissions-Policy', value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ') },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
}
