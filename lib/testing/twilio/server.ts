import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../listen';

const ACCOUNT_SID = `AC${'0'.repeat(32)}`;
export const TWILIO_TOKEN = 'hush-1a2b';
export const TWILIO_ENV = {
  TWILIO_ACCOUNT_SID: ACCOUNT_SID,
  TWILIO_AUTH_TOKEN: TWILIO_TOKEN,
  TWILIO_SENDER: '+447700900999',
} as const;

/** A text in Twilio's storage. */
export type TwilioSms = {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly date_created: string;
  status: string;
  error_code: number | null;
};

/**
 * `silent`: accepts the call and never answers. `losing answers`: executes the call, and then closes the connection.
 * `slow`: executes the call and never answers. `failing`: 500, not executed. `busy`: 429. `refusing`: 400, no such
 * number. `stopped`: 400, the recipient has answered STOP.
 */
type Behaviour =
  | 'well'
  | 'silent'
  | 'hanging up'
  | 'losing answers'
  | 'slow'
  | 'failing'
  | 'busy'
  | 'refusing'
  | 'stopped'
  | 'rubbish';

const REFUSALS: Readonly<Partial<Record<Behaviour, readonly [status: number, code: number]>>> = {
  failing: [500, 20500],
  busy: [429, 20429],
  refusing: [400, 21211],
  stopped: [400, 21610],
};

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Starts a local server with the part of Twilio's API that the app uses: creating messages and listing them. */
export async function startTwilio(now: () => Date) {
  const texts: TwilioSms[] = [];
  const calls: string[] = [];
  let behaviour: Behaviour = 'well';
  let left = Infinity;

  const behaviourNow = (): Behaviour => {
    left -= 1;
    if (left < 0) behaviour = 'well';
    return behaviour;
  };

  function create(form: URLSearchParams): TwilioSms {
    const text: TwilioSms = {
      sid: `SM${randomUUID().replaceAll('-', '')}`,
      to: form.get('To') ?? '',
      from: form.get('From') ?? form.get('MessagingServiceSid') ?? '',
      body: form.get('Body') ?? '',
      date_created: now().toUTCString(),
      status: 'queued',
      error_code: null,
    };
    texts.push(text);
    return text;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = await read(request);
    calls.push(`${request.method} ${request.method === 'POST' ? body : searchParams.toString()}`);
    const manner = behaviourNow();
    const refusal = REFUSALS[manner];
    if (manner === 'silent') return;
    if (manner === 'hanging up') return void request.socket.destroy();
    if (manner === 'rubbish') return void response.writeHead(200).end('<html>Good morning</html>');
    if (refusal) return send(response, refusal[0], { code: refusal[1], message: `Not possible: ${body}` });
    const key = Buffer.from(`${ACCOUNT_SID}:${TWILIO_TOKEN}`).toString('base64');
    if (request.headers.authorization !== `Basic ${key}`) return send(response, 401, { code: 20003 });
    if (pathname !== `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages.json`) return send(response, 404, { code: 20404 });
    if (request.method === 'GET') {
      const listed = texts.filter(({ to }) => to === searchParams.get('To')).toReversed();
      return send(response, 200, { messages: listed, next_page_uri: null });
    }
    const made = create(new URLSearchParams(body));
    if (manner === 'losing answers') return void request.socket.destroy();
    if (manner === 'slow') return;
    send(response, 201, made);
  }

  const { origin } = await listen((request, response) => void handle(request, response));
  return {
    origin,
    env: { ...TWILIO_ENV, TWILIO_API_ORIGIN: origin },
    texts,
    calls,
    /** Sets the behaviour from now on, or only for the next `many` calls. */
    behave: (next: Behaviour, many = Infinity): void => {
      [behaviour, left] = [next, many];
    },
    /**
     * Whether the next call gets no answer. Only then a test uses a short timeout, because a busy machine answers late.
     */
    isSilent: (): boolean => left > 0 && (behaviour === 'silent' || behaviour === 'slow'),
  };
}

export type TwilioServer = Awaited<ReturnType<typeof startTwilio>>;
