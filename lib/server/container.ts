import { tableDistances } from '@/lib/domain/places/distance';
import { accountsService } from './accounts/service';
import { sessionsService } from './accounts/sessions';
import { parseConfig } from './config';
import { openDatabase } from './db/open';
import type { Deps } from './deps';
import { draftsService } from './drafts/service';
import { leadsService } from './leads/service';
import { newsletterService } from './newsletter/service';
import { observeQuery } from './observability/metrics';
import { changesService } from './orders/changes/service';
import { ordersService } from './orders/service';
import { returnsService } from './returns/service';
import { quotesService } from './quotes/service';
import { readiness } from './readiness';
import { slotsService } from './slots/service';
import { stopsService } from './stops/service';
import { storageService } from './storage/service';
import { telemetryService } from './telemetry/service';

/**
 * Wires the backend once a process. What must exist once (the database handle, the configuration) is on globalThis,
 * because pages, routes and instrumentation are bundled apart and reloaded in development; the services around it are
 * cheap and belong to each bundle. Nothing is opened here: the first query opens the database, so that `next build`
 * touches none.
 */
const KEY = Symbol.for('smart-storage-and-moving.installation');
type Installation = Pick<Deps, 'db' | 'config'>;
const holder = globalThis as { [KEY]?: Installation };

export type Services = ReturnType<typeof createServices>;

export function createServices(deps: Deps) {
  const sessions = sessionsService(deps);
  const drafts = draftsService(deps);
  return {
    deps,
    now: deps.now,
    drafts,
    quotes: quotesService(deps),
    slots: slotsService(deps),
    storage: storageService(deps),
    sessions,
    accounts: accountsService(deps, { sessions, drafts }),
    returns: returnsService(deps, drafts),
    orders: ordersService(deps),
    orderChanges: changesService(deps),
    stops: stopsService(deps),
    leads: leadsService(deps),
    newsletter: newsletterService(deps),
    telemetry: telemetryService(deps),
    readiness: () => readiness(deps),
  };
}

/** Throws ConfigError when the environment is wrong. */
function open(): Installation {
  const config = parseConfig(process.env);
  return { db: openDatabase(config.database, observeQuery), config };
}

function installation(): Installation {
  const known = holder[KEY] ?? open();
  holder[KEY] = known;
  return known;
}

let services: Services | null = null;

/** The backend of this process, for routes and pages. */
export function getServices(): Services {
  services ??= createServices({ ...installation(), now: () => new Date(), distances: tableDistances });
  return services;
}

/**
 * Runs routes and pages on other ports: a scratch database, a clock that stands still.
 * @internal
 */
export function replaceServices(deps: Deps): void {
  services = createServices(deps);
}
