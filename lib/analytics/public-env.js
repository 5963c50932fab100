/**
 * What the settings of the optional services are in a build (.env.example explains them). Each is set or empty, but
 * never unknown: the code of a service without its id is then not built into the page. For next.config.js, therefore
 * no TypeScript.
 */

/** Where the vendors serve their scripts and take what is sent: for Amplitude that of the European Union. */
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
