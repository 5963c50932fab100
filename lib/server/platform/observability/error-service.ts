import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@/lib/domain/london-time';

/** A fault as the log contains it: redacted (report.ts). */
export type Fault = {
  readonly error: string;
  readonly message: string;
  /** Innermost first: "at name (file:1:2)". */
  readonly at: readonly string[];
  readonly context: Readonly<Record<string, string>>;
};

const TIMEOUT_MS = 5_000;
/** While a database is away every request is a fault, and the log has them all. */
const MOST_PER_MINUTE = 30;

/** Parses "https://key@host/path/project" into the URL for envelopes and the key. */
export function parseDsn(dsn: string): { readonly url: string; readonly key: string } | null {
  const { protocol, host, pathname, username } = URL.parse(dsn) ?? {};
  const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname ?? '') ?? [];
  if (!username || !project) return null;
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
}

function frameOf(line: string): object {
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
    exception: { values: [{ type: error, value: message, stacktrace: { frames: at.map(frameOf).reverse() } }] },
  };
  return [{ event_id: id, sent_at: now.toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}

let minute = 0;
let sent = 0;

function maySendAt(now: Date): boolean {
  const current = Math.floor(now.getTime() / MINUTE_MS);
  if (current !== minute) [minute, sent] = [current, 0];
  sent += 1;
  return sent <= MOST_PER_MINUTE;
}

/** Sends a fault, best effort, by plain HTTP: the SDK would instrument the server and send more than the log has. */
export async function tellErrorService(fault: Fault, now = new Date()): Promise<void> {
  const target = parseDsn(process.env.SENTRY_DSN ?? '');
  if (!target || !maySendAt(now)) return;
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
