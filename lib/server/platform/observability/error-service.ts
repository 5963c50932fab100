import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@/lib/domain/london-time';

/** An error to report, already redacted by report.ts. */
export type Fault = {
  /** Name of the error's class: "TypeError". */
  readonly error: string;
  readonly message: string;
  /** Stack frames, innermost first: "at name (file:1:2)". */
  readonly at: readonly string[];
  readonly context: Readonly<Record<string, string>>;
};

const TIMEOUT_MS = 5_000;
/** Every request fails while a database is away. Faults above the limit are only in the log. */
const MAX_SENT_PER_MINUTE = 30;

/** Parses "https://key@host/path/project" into the URL for envelopes and the key. */
export function parseDsn(dsn: string): { readonly url: string; readonly key: string } | null {
  const { protocol, host, pathname, username } = URL.parse(dsn) ?? {};
  const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname ?? '') ?? [];
  if (!username || !project) return null;
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
}

function parseFrame(line: string): object {
  const [, name, file, row, column] = /^at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
  return file === undefined
    ? { function: line }
    : { function: name, filename: file, lineno: Number(row), colno: Number(column) };
}

export function envelopeOf({ error, message, at, context }: Fault, now: Date, id: string): string {
  const event = {
    event_id: id,
    timestamp: now.getTime() / 1000,
    platform: 'node',
    level: 'error',
    tags: context,
    // The service expects the outermost frame first.
    exception: { values: [{ type: error, value: message, stacktrace: { frames: at.map(parseFrame).reverse() } }] },
  };
  return [{ event_id: id, sent_at: now.toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}

let lastMinute = 0;
let attempts = 0;

/** Counts an attempt to send. Returns whether the limit of the current clock minute allows it. */
function countAttempt(now: Date): boolean {
  const current = Math.floor(now.getTime() / MINUTE_MS);
  if (current !== lastMinute) [lastMinute, attempts] = [current, 0];
  attempts += 1;
  return attempts <= MAX_SENT_PER_MINUTE;
}

/**
 * Posts a fault if SENTRY_DSN is set and ignores failures. Does not use the SDK, which would instrument the server and
 * send more than the log has.
 */
export async function sendToErrorService(fault: Fault, now = new Date()): Promise<void> {
  const target = parseDsn(process.env.SENTRY_DSN ?? '');
  if (!target || !countAttempt(now)) return;
  await fetch(target.url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-sentry-envelope',
      'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${target.key}, sentry_client=smart/1`,
    },
    body: envelopeOf(fault, now, randomUUID().replaceAll('-', '')),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
}
