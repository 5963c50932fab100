/**
 * The environment variables of the optional services for a build (.env.example explains them). Each is defined, if need
 * be as '', so that the bundler drops the code of a service without an id. Plain JavaScript because next.config.js
 * loads it.
 */

/** The default origins of the vendors' scripts and endpoints. Amplitude's is that of the European Union. */
const ORIGINS = {
  NEXT_PUBLIC_AMPLITUDE_ORIGIN: 'https://api.eu.amplitude.com',
  NEXT_PUBLIC_GTM_ORIGIN: 'https://www.googletagmanager.com',
  NEXT_PUBLIC_HUBSPOT_ORIGIN: 'https://js.hs-scripts.com',
  NEXT_PUBLIC_REVIEW_WIDGET_ORIGIN: 'https://widget.trustpilot.com',
};

const IDS = [
  'NEXT_PUBLIC_AMPLITUDE_KEY',
  'NEXT_PUBLIC_GTM_ID',
  'NEXT_PUBLIC_HUBSPOT_ID',
  'NEXT_PUBLIC_REVIEW_WIDGET_ID',
];

/** @param {Readonly<Record<string, string | undefined>>} env */
function publicEnv(env) {
  const ids = IDS.map((name) => [name, env[name] ?? '']);
  const origins = Object.entries(ORIGINS).map(([name, usual]) => [name, env[name] || usual]);
  return {
    NEXT_PUBLIC_CONSENT_MODE: env.NEXT_PUBLIC_CONSENT_MODE || 'granted',
    ...Object.fromEntries([...ids, ...origins]),
  };
}

module.exports = { publicEnv };
