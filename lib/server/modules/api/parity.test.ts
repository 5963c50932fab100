import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { LINKS } from '@/lib/server/api';
import { DESK_CALLS } from '@/lib/server/modules/desk/actions';
import { send } from '@/lib/testing/api-client';
import { startApiProcess } from '@/lib/testing/api-process';
import { definedContracts } from '@/lib/testing/defined-contracts';
import { listen } from '@/lib/testing/listen';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { CONTRACTS } from './calls';

const ROOT = path.resolve(__dirname, '../../../..');

/** The calls of the spec (§7) that this version answers, as the spec writes them. */
const SPEC = [
  'GET /calc-api/public/v1/items',
  'POST /calc-api/public/v1/calculate',
  'POST /smart-app/api/v1/calculation_personalized',
  'POST /smart-app/api/v1/calculation_fixed',
  'POST /smart-app/api/v1/slots',
  'POST /smart-app/api/v1/easy_checkout',
  'POST /smart-app/api/v1/checkout_lead',
  'POST /smart-app/api/v1/create_order_from_personalized_calculation',
  'GET /smart-app/api/v1/order/:id/payment_link',
  'POST /calc-api/api/v1/calculate_to_unknown_storage',
  'POST /order-api/public/v1/calculate_storage_size',
  'GET /order-api/public/v1/order/:id/payment_link',
  'GET /order-api/api/v1/storage/user/:id',
  'POST /api/api/v1/warehouse/storage_return?from_account=true',
  'POST /api/api/v1/create_order_from_account',
  'POST /api/public/v1/students_quote',
  'POST /api/public/v1/movers_quote',
  'POST /api/public/v1/partners_quote',
  'POST /api/public/v1/website_form',
  'POST /api/public/v1/log_event',
  'POST /api/conversion/fb-conversion',
  'POST /smart-app/api/v1/slack/notify',
  'GET /auth-api/users/me',
];

const names = (contracts: readonly Pick<Endpoint, 'name'>[]) => contracts.map(({ name }) => name).sort();

describe('contracts and the tables of calls', () => {
  it('API-1: every call is at the method and path of the spec', () => {
    const calls = CONTRACTS.map(({ method, path: at, query }) => {
      const words = new URLSearchParams(query).toString();
      return `${method} ${at}${words && `?${words}`}`;
    });
    expect(calls).toEqual(expect.arrayContaining(SPEC));
  });

  it('API-1: every contract of lib/contracts is in a table of calls, and none twice', async () => {
    const defined = await definedContracts();
    const served = [...CONTRACTS, ...DESK_CALLS.map(({ contract }) => contract)];
    expect(defined.length).toBeGreaterThan(130);
    expect(names(served)).toEqual(names(defined));
  });

  it('STR-1: Next.js knows one file of calls, and does not read the body of a request to it', () => {
    const folder = path.join(ROOT, 'pages/api');
    expect(readdirSync(folder)).toEqual(['[...path].ts']);
    const source = readFileSync(path.join(folder, '[...path].ts'), 'utf8');
    expect(source).toContain('export const config = { api: { bodyParser: false } };');
  });
});

describe('with another backend configured', () => {
  const env = { NEXT_PUBLIC_API_ORIGIN: 'https://api.example.org' };

  it('API-3: this one passes everything on but its probes and its price list, and opens no database', async () => {
    const folder = await scratchFolder('elsewhere');
    const location = { kind: 'sqlite', file: path.join(folder, 'smart.sqlite') } as const;
    const seen: (readonly [string, string])[] = [];
    const backend = await listen((request, response) => {
      seen.push([request.method ?? '', request.url ?? '']);
      request.resume();
      response.writeHead(204).end();
    });
    const instance = await startApiProcess({ location, folder }, { NEXT_PUBLIC_API_ORIGIN: backend.origin });
    const links = Object.keys(LINKS).filter((at) => !/health|ready|prices/.test(at));
    for (const { path: at, method } of [...CONTRACTS, ...links.map((link) => ({ path: link, method: 'GET' }))]) {
      const path = at.replace(/:\w+/, 'x');
      const { status } = await fetch(instance.origin + path, { method });
      expect([path, status, seen.pop()]).toEqual([path, 204, [method, path]]);
    }
    expect((await send(instance.origin, '/api/health')).status).toBe(200);
    expect((await send(instance.origin, '/api/ready')).body).toEqual({
      ready: true,
      backend: backend.origin,
    });
    expect((await send(instance.origin, '/api/prices.json')).status).toBe(200);
    expect(existsSync(location.file)).toBe(false);
  });

  it('API-3: its test payments are paid there', async () => {
    const before = process.env.NEXT_PUBLIC_API_ORIGIN;
    Object.assign(process.env, env);
    jest.resetModules();
    const { getServerSideProps } = (await import(path.join(ROOT, 'pages/pay/test/[paymentId].tsx'))) as PageModule;
    if (before === undefined) delete process.env.NEXT_PUBLIC_API_ORIGIN;
    const resolvedUrl = '/pay/test/p1?token=t';
    await expect(getServerSideProps({ params: {}, query: {}, res: {}, resolvedUrl })).resolves.toEqual({
      redirect: { destination: env.NEXT_PUBLIC_API_ORIGIN + resolvedUrl, permanent: false },
    });
  });
});

type PageModule = { readonly getServerSideProps: (context: object) => Promise<unknown> };
