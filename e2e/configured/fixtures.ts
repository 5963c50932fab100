import { expect, test as base } from '../fixtures';
import { COLLECTOR_ORIGIN, PORTS, type Service } from './settings';

/** A request to a service (collector.mjs). */
export type Collected = {
  readonly service: Service;
  readonly method: string;
  /** The URL with its query. */
  readonly url: string;
  /** The visitor address of the test that the request belongs to. */
  readonly visitor: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body in Base64, because some services get compressed bytes. */
  readonly body: string;
};

export type Received = Omit<Collected, 'body'> & {
  readonly bytes: Buffer;
  /** The body as text. */
  readonly text: string;
};

type Collector = {
  /** Returns the requests of this test's browser to a service so far, in order. */
  readonly of: (service: Service) => Promise<readonly Received[]>;
  /** Returns the parsed bodies of the posts to a service so far. */
  readonly posted: (service: Service) => Promise<readonly unknown[]>;
  /** Waits until a request to the service satisfies `passes`. */
  readonly receives: (service: Service, passes: (request: Received) => boolean) => Promise<Received>;
};

const TO_SERVICES = new RegExp(`^http://\\w+\\.localhost:${PORTS.collector}/`);

export const test = base.extend<{ readonly collector: Collector; readonly named: undefined }>({
  /** Adds the test's visitor address to requests to services. */
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
