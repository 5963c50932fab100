import { expect, test as base } from '../fixtures';
import { COLLECTOR_ORIGIN, PORTS, type Service } from './settings';

/** One request that a service was sent (collector.mjs). */
export type Collected = {
  readonly service: Service;
  readonly method: string;
  /** With its query. */
  readonly url: string;
  /** The address of the test that it belongs to. */
  readonly visitor: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Base64: some services are sent compressed bytes. */
  readonly body: string;
};

export type Received = Omit<Collected, 'body'> & {
  readonly bytes: Buffer;
  /** The body as text. */
  readonly text: string;
};

type Collector = {
  /** What this test's browser has sent to a service so far, in order. */
  readonly of: (service: Service) => Promise<readonly Received[]>;
  /** What was posted to a service so far, parsed. */
  readonly posted: (service: Service) => Promise<readonly unknown[]>;
  /** Waits until a request to the service passes. */
  readonly receives: (service: Service, passes: (request: Received) => boolean) => Promise<Received>;
};

const TO_SERVICES = new RegExp(`^http://\\w+\\.localhost:${PORTS.collector}/`);

export const test = base.extend<{ readonly collector: Collector; readonly named: undefined }>({
  /** The services are told which test asks. */
  named: [
    async ({ context, address }, use) => {
      await context.route(TO_SERVICES, (route) =>
        route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
  collector: async ({ address, request }, use) => {
    const of = async (service: Service) => {
      const answer = await request.get(`${COLLECTOR_ORIGIN}/?visitor=${address}`);
      return ((await answer.json()) as Collected[])
        .filter((one) => one.service === service)
        .map(({ body, ...rest }) => {
          const bytes = Buffer.from(body, 'base64');
          return { ...rest, bytes, text: bytes.toString('utf8') };
        });
    };
    const posted = async (service: Service) =>
      (await of(service)).filter(({ method }) => method === 'POST').map(({ text }) => JSON.parse(text) as unknown);
    const receives = async (service: Service, passes: (request: Received) => boolean) => {
      let found: Received | undefined;
      await expect
        .poll(async () => (found = (await of(service)).find(passes)) !== undefined, { message: `sent to ${service}` })
        .toBe(true);
      if (!found) throw new Error('What was received has gone');
      return found;
    };
    await use({ of, posted, receives });
  },
});

export { expect };
