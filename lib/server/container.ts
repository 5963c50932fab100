import { tableDistances } from '@/lib/domain/places/distance';
import { parseConfig } from './config';
import { openDatabase } from './db/open';
import type { Deps } from './deps';
import { draftsService } from './drafts/service';
import { leadsService } from './leads/service';
import { ordersService } from './orders/service';
import { quotesService } from './quotes/service';
import { readiness } from './readiness';
import { slotsService } from './slots/service';
import { telemetryService } from './telemetry/service';

/**
 * Wires the backend once a process. What lasts (the database handle, the configuration) is on globalThis, because
 * pages, routes and instrumentation may be bundled apart and reloaded in development; the services around it are cheap.
 * Nothing is opened here: the first query opens the database, so `next build` touches none.
 */
const KEY = Symbol.for('smart-storage-and-moving.deps');
type Holder = { [KEY]?: Deps };
const holder = globalThis as Holder;

export type Services = ReturnType<typeof createServices>;

export function createServices(deps: Deps) {
  return {
    deps,
    now: deps.now,
    drafts: draftsService(deps),
    quotes: quotesService(deps),
    slots: slotsService(deps),
    orders: ordersService(deps),
    leads: leadsService(deps),
    telemetry: telemetryService(deps),
    readiness: () => readiness(deps),
  };
}

/** The ports of the running app. Throws ConfigError when the environment is wrong. */
function liveDeps(): Deps {
  const config = parseConfig(process.env);
  return { db: openDatabase(config.database), now: () => new Date(), config, distances: tableDistances };
}

let services: Services | null = null;

/** The backend of this process, for routes and pages. */
export function getServices(): Services {
  const deps = (holder[KEY] ??= liveDeps());
  if (services?.deps !== deps) services = createServices(deps);
  return services;
}

/** Runs routes and pages on other ports: a scratch database, a clock that stands still. */
export function useDeps(deps: Deps): void {
  holder[KEY] = deps;
}
