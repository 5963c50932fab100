import { LOG_LEVELS, type LogLevel } from '@/lib/server/kernel/observability/log';

/** Shorter tokens can be guessed; 32 random characters cannot. */
const TOKEN_LENGTH = 16;

type Read = { readonly problems: string[]; readonly text: (name: string) => string | null };

/** What the environment says about logs and metrics. */
export type ObservabilityConfig = {
  readonly logLevel: LogLevel;
  /** What a scraper of /api/metrics shows; null: there are none to be had. */
  readonly metricsToken: string | null;
};

export function readObservability({ problems, text }: Read): ObservabilityConfig {
  const level = text('LOG_LEVEL') ?? 'info';
  const logLevel = LOG_LEVELS.find((known) => known === level);
  if (!logLevel) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  const metricsToken = text('METRICS_TOKEN');
  if (metricsToken !== null && metricsToken.length < TOKEN_LENGTH) {
    problems.push(`METRICS_TOKEN must have at least ${TOKEN_LENGTH} characters`);
  }
  return { logLevel: logLevel ?? 'info', metricsToken };
}
