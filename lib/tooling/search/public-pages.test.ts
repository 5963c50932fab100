import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPublic } from '@/lib/analytics/services/public-page';
import { flowPath } from '@/lib/routes';
import { paramsAt, routeFiles, sitePages } from './site-pages';

const LIB = path.resolve(import.meta.dirname, '../..');
const ORIGIN = 'https://site.test';
const KEY = 'secret-key';

/** Whether search engines may list each page that is the same for every visitor, by route. */
const listedByRoute = new Map<string, boolean>();
beforeAll(async () => {
  for (const { route, props } of await sitePages()) {
    // One unlisted address makes its whole route private here.
    listedByRoute.set(route, (listedByRoute.get(route) ?? true) && !props.noindex);
  }
});

/** Returns whether optional services would run on a page of a route at an address. */
const runsOn = (route: string, address: string): boolean =>
  isPublic({
    isPrerendered: listedByRoute.has(route),
    isNoindex: listedByRoute.get(route) === false,
    address: ORIGIN + address,
    referrer: '',
  });

/** Returns every address that a function of the route files creates from a key in any of its arguments. */
async function addressesWithKey(): Promise<readonly string[]> {
  const files = readdirSync(LIB).filter((name) => /routes\.ts$/.test(name));
  const found: string[] = [];
  for (const file of files) {
    const exported = (await import(path.join(LIB, file))) as Readonly<Record<string, unknown>>;
    for (const make of Object.values(exported)) {
      if (typeof make !== 'function') continue;
      const call = make as (...args: readonly unknown[]) => unknown;
      const made = call(KEY, KEY, KEY, KEY);
      // The path of a flow, for functions whose first argument it is.
      const one = typeof made === 'string' && made.startsWith('/') ? made : call(flowPath('moving'), KEY, KEY, KEY);
      if (typeof one === 'string' && /^\/(?!api\/)/.test(one)) found.push(one);
    }
  }
  return found;
}

/** Returns the route of a path as Next.js finds it: a fixed route before one with a parameter. */
function routeOf(address: string): string {
  const { pathname } = new URL(address, ORIGIN);
  const matches = routeFiles().filter(({ route }) => {
    try {
      paramsAt(route, pathname);
      return true;
    } catch {
      return false;
    }
  });
  const [best] = matches.toSorted((a, b) => a.route.split('[').length - b.route.split('[').length);
  if (!best) throw new Error(`No page is at ${address}`);
  return best.route;
}

describe('STR-3: optional services', () => {
  it('run on no page that is made for each request, whichever are written later', () => {
    for (const { route, file } of routeFiles()) {
      const isForRequest = /\bgetServerSideProps\b/.test(readFileSync(file, 'utf8'));
      expect([route, listedByRoute.has(route)]).toEqual([route, !isForRequest]);
      if (isForRequest) expect([route, runsOn(route, '/')]).toEqual([route, false]);
    }
  });

  it('run on the pages that search engines list', () => {
    const routes = [...listedByRoute].filter(([, isListed]) => isListed).map(([route]) => route);
    expect(routes).toEqual(expect.arrayContaining(['/', '/faq', '/prices', '/blog/[article]']));
    for (const route of routes) expect([route, runsOn(route, '/')]).toEqual([route, true]);
  });

  it('run at no address that a route definition makes of a key', async () => {
    const addresses = await addressesWithKey();
    const withKey = addresses.filter((address) => /[?#].*secret-key/.test(address));
    expect(withKey.length).toBeGreaterThan(20);
    for (const address of withKey) expect([address, runsOn(routeOf(address), address)]).toEqual([address, false]);
  });

  it('run on no page whose code reads a key from its address, whatever that is called', () => {
    for (const { route, file } of routeFiles()) {
      const reads = [...readFileSync(file, 'utf8').matchAll(/\bquery(?:\.|\[['"])(\w+)/g)].map(
        ([, name]) => name ?? '',
      );
      for (const name of reads) {
        expect([route, name, runsOn(route, `/?${name}=${KEY}`)]).toEqual([route, name, false]);
      }
    }
  });
});
