import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { endAfterTest } from './after-test';

export type ReceivedMail = { readonly to: readonly string[]; readonly raw: Buffer };

export type TestSmtp = {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Refuses mails from now on with this SMTP code; null accepts mail again. */
  readonly refuse: (code: number | null) => void;
  /** False: accepts connections from now on without sending anything, not even the greeting. */
  readonly greet: (does: boolean) => void;
  /** Accepts mails from now on, but answers only once the returned function is called. */
  readonly hold: () => () => void;
  /** Returns the number of mails that have arrived and wait for an answer. */
  readonly held: () => number;
  readonly close: () => Promise<void>;
};

/** Starts a real SMTP server on a free local port, which records its mails. */
export async function startSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  let refusal: number | null = null;
  let gate: Promise<void> | null = null;
  let waiting = 0;
  let greets = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, greet) {
      if (greets) greet();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal !== null) return done(Object.assign(new Error('Refused'), { responseCode: refusal }));
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        if (!gate) return done();
        waiting += 1;
        void gate.then(() => done());
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (code) => {
      refusal = code;
    },
    greet: (does) => {
      greets = does;
    },
    hold: () => {
      let release = (): void => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return () => {
        gate = null;
        release();
      };
    },
    held: () => waiting,
    close: endAfterTest(() => new Promise<void>((resolve) => server.close(resolve))),
  };
}
