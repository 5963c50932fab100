import { tableDistances } from '@/lib/domain/places/distance';
import { parseConfig } from '@/lib/server/platform/config/config';
import { openDatabase } from '@/lib/server/platform/db/open';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { observeQuery } from '@/lib/server/platform/observability/metrics';
import { accountsService } from '@/lib/server/modules/accounts/service';
import { storagePaymentsService } from '@/lib/server/modules/billing/bill';
import { ordersService } from '@/lib/server/modules/booking/service';
import { changesService, coverService } from '@/lib/server/modules/order-lifecycle/service';
import { checkOutPhotos } from '@/lib/server/modules/checklist/check-out-photos';
import { checklistService } from '@/lib/server/modules/checklist/service';
import { claimsService } from '@/lib/server/modules/claims/service';
import { draftsService } from '@/lib/server/modules/drafts/service';
import { extrasService } from '@/lib/server/modules/extras/service';
import { delegatesService } from '@/lib/server/modules/delegates/service';
import { invoicesService } from '@/lib/server/modules/invoices/service';
import { keyHandoverService } from '@/lib/server/modules/key-handover/service';
import { enquiriesService } from '@/lib/server/modules/enquiries/service';
import { newsletterService } from '@/lib/server/modules/newsletter/service';
import { quotesService } from '@/lib/server/modules/quotes/service';
import { reviewsService } from '@/lib/server/modules/reviews/service';
import { returnsService } from '@/lib/server/modules/returns/service';
import { orderSharesService } from '@/lib/server/modules/payments/order-shares';
import { sharedListsService } from '@/lib/server/modules/shared-lists/service';
import { sessionsService } from '@/lib/server/modules/sessions/sessions';
import { slotsService } from '@/lib/server/modules/slots/service';
import { addressesService } from '@/lib/server/modules/addresses/service';
import { storageService } from '@/lib/server/modules/storage/service';
import { smsService } from '@/lib/server/modules/sms/service';
import { telemetryService } from '@/lib/server/modules/telemetry/service';
import { readiness } from './readiness';

/** On globalThis, because pages and routes are bundled separately. The first query opens the database. */
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
    delegates: delegatesService(deps),
    orders: ordersService(deps),
    invoices: invoicesService(deps),
    orderChanges: changesService(deps),
    orderCover: coverService(deps),
    storagePayments: storagePaymentsService(deps),
    addresses: addressesService(deps),
    reviews: reviewsService(deps),
    extras: extrasService(deps),
    keyHandover: keyHandoverService(deps),
    claims: claimsService(deps),
    sms: smsService(deps),
    checklist: checklistService(deps),
    checkOutPhotos: checkOutPhotos(deps),
    sharedLists: sharedListsService(deps),
    orderShares: orderSharesService(deps),
    enquiries: enquiriesService(deps),
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

/** Returns the backend of this process. */
export function getServices(): Services {
  services ??= createServices({ ...installation(), now: () => new Date(), distances: tableDistances });
  return services;
}

/** @internal Replaces the ports, for example by a scratch database or a fixed clock. */
export function replaceServices(deps: Deps): void {
  services = createServices(deps);
}
