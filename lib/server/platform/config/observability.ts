import { LOG_LEVELS, type LogLevel } from '@/lib/server/platform/observability/log';

/** The minimum length of the token. Shorter tokens can be guessed, 32 random characters cannot. */
const TOKEN_LENGTH = 16;

type Read = { readonly problems: string[]; readonly text: (name: string) => string | null };

/** The configuration of logs and metrics. */
export type ObservabilityConfig = {
  readonly logLevel: LogLevel;
  /** The bearer token for /api/metrics. Null: metrics are not served. */
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
