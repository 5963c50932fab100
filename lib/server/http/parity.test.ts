import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS } from '@/lib/contracts/all';
import { send } from '@/lib/testing/api-client';
import { startApiProcess } from '@/lib/testing/api-process';
import { loadRoute, routeFileOf } from '@/lib/testing/api-routes';

const ROOT = path.resolve(__dirname, '../../..');

/** Routes that no contract describes: probes, links that a browser follows, and the answer to unknown paths. */
const BESIDE_CONTRACTS = [
  '[...path].ts',
  'health.ts',
  'ready.ts',
  'orders/[reference]/calendar.ts',
  'orders/[reference]/pay.ts',
  'payments/test.ts',
];

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
  'POST /api/public/v1/log_event',
  'POST /api/conversion/fb-conversion',
  'POST /smart-app/api/v1/slack/notify',
];

describe('contracts, routes and wrappers', () => {
  it('API-1: every call is at the method and path of the spec', () => {
    const calls = ENDPOINTS.map(({ method, path: at }) => `${method} ${at}`);
    expect(calls).toEqual(expect.arrayContaining(SPEC));
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    'API-1: %s has a route file that leaves the body to the backend',
    async (_name, endpoint) => {
      const { default: handler, config } = await loadRoute(endpoint);
      expect(handler).toBeInstanceOf(Function);
      expect(config?.api?.bodyParser).toBe(false);
    },
  );

  it('API-1: every route file answers a contract, or is one of the few beside them', () => {
    const folder = path.join(ROOT, 'pages/api');
    const files = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.ts'));
    const expected = [
      ...ENDPOINTS.map((endpoint) => path.relative(folder, routeFileOf(endpoint))),
      ...BESIDE_CONTRACTS,
    ];
    expect(new Set(files)).toEqual(new Set(expected));
  });
});

it('API-3: with another backend configured, this one answers nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-elsewhere-'));
  const location = { kind: 'sqlite', file: path.join(folder, 'smart.sqlite') } as const;
  const env = { NEXT_PUBLIC_API_ORIGIN: 'https://api.example.org' };
  const instance = await startApiProcess({ location, folder }, env);
  try {
    for (const endpoint of ENDPOINTS) {
      const { status } = await send(instance.origin, endpoint.path, { method: endpoint.method });
      expect([endpoint.name, status]).toEqual([endpoint.name, 404]);
    }
  } finally {
    await instance.kill();
    await rm(folder, { recursive: true });
  }
}, 60_000);
