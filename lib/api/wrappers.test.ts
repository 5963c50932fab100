import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import axios from 'axios';
import * as account from '@/lib/contracts/accounts';
import * as calculation from '@/lib/contracts/calculation';
import * as checkOut from '@/lib/contracts/check-out';
import * as checkout from '@/lib/contracts/checkout';
import * as claim from '@/lib/contracts/claims';
import * as crewDay from '@/lib/contracts/crew';
import * as proof from '@/lib/contracts/crew-proof';
import * as crewExtra from '@/lib/contracts/crew-extras';
import * as delegates from '@/lib/contracts/delegates';
import { bookOrder } from '@/lib/contracts/desk-bookings';
import type { Endpoint } from '@/lib/contracts/endpoint';
import * as enquiry from '@/lib/contracts/enquiries';
import * as extra from '@/lib/contracts/extras';
import * as form from '@/lib/contracts/forms';
import { readInvoice } from '@/lib/contracts/invoice-view';
import * as keys from '@/lib/contracts/key-handover';
import * as stop from '@/lib/contracts/order-addresses';
import * as change from '@/lib/contracts/order-changes';
import { setChecklist } from '@/lib/contracts/order-checklist';
import * as cover from '@/lib/contracts/order-cover';
import { readOrderDay } from '@/lib/contracts/order-day';
import { readOrder } from '@/lib/contracts/order-read';
import { setHome, setTexts } from '@/lib/contracts/order-settings';
import * as orderShares from '@/lib/contracts/order-shares';
import { planParking } from '@/lib/contracts/parking';
import * as back from '@/lib/contracts/returns';
import * as review from '@/lib/contracts/reviews';
import { forgetQuote } from '@/lib/contracts/saved-quotes';
import * as lists from '@/lib/contracts/shared-list';
import * as slot from '@/lib/contracts/slots';
import * as store from '@/lib/contracts/storage';
import { topUpFromOrder } from '@/lib/contracts/storage';
import { readStoragePayments } from '@/lib/contracts/storage-payments-view';
import * as event from '@/lib/contracts/telemetry';
import * as moves from '@/lib/contracts/unit-transfers';
import { SITE } from '@/lib/site';
import { definedContracts } from '@/lib/testing/defined-contracts';
import * as accounts from './accounts';
import * as checklist from './checklist';
import * as claims from './claims';
import * as crew from './crew';
import * as crewExtras from './crew-extras';
import * as crewProof from './crew-proof';
import * as drafts from './drafts';
import * as enquiries from './enquiries';
import * as forms from './forms';
import * as logEvent from './log-event';
import * as orderChanges from './order-changes';
import * as orderDay from './order-day';
import * as orders from './orders';
import * as parking from './parking';
import * as quotes from './quotes';
import * as sharedList from './shared-list';
import * as slots from './slots';
import * as storage from './storage';
import * as telemetry from './telemetry';

/** Endpoints that forms post to directly, also without a script. No browser code calls them. */
const POSTED_BY_FORMS: readonly Endpoint[] = [
  ...[account.requestSignIn, account.openSession, account.signOut, account.signOutEverywhere, account.bookFromAccount],
  cover.changeCover,
  ...[extra.answerExtra, keys.chooseKeysLate, keys.undoKeysLate],
  ...[moves.moveUnit, moves.callOffUnitMove],
  ...[claim.makeClaim, claim.dropClaimPhoto, checkOut.sendRoomPhoto, checkOut.dropRoomPhoto],
  ...[stop.saveStops, stop.findStreets],
  ...[back.requestReturnLink, back.openReturnLink, back.returnFromOrder, back.askForReturn, topUpFromOrder],
  setHome,
  ...[setTexts, forgetQuote],
  ...[lists.setSharedList, lists.removeListPart, lists.joinSharedList],
  ...[orderShares.shareOrder, orderShares.setShareReceipt],
  ...[review.saveReview, review.withdrawReview, review.stopReviewMails],
  ...[delegates.inviteHelper, delegates.revokeHelper, delegates.stopHelpersReturn],
];

/** Endpoints that pages call while they render (callForPage). */
const ASKED_BY_PAGES: readonly Endpoint[] = [
  ...[account.readAccount, account.readSignInLink, account.readOrderKey],
  ...[lists.readSharedList, lists.readListLink, lists.readListPart],
  ...[orderShares.readOrderShares, orderShares.readShare],
  ...[readOrder, stop.readEarlierStreets, cover.readCover, extra.readExtras, keys.readKeysLate, moves.readUnits],
  ...[readInvoice, readStoragePayments, review.readReview, claim.readClaims, checkOut.readRoomPhotos],
];

/** The body that every wrapper is called with. A typed body per wrapper would test nothing more about the request. */
const BODY = { said: 'by the caller', list: [{ id: 'box_m', quantity: 2 }] };
const GUARDS = { idempotencyKey: 'k'.repeat(16), ageSeconds: 7 };
const AGE = { 'x-form-age': '7' };
const KEYED = { ...AGE, 'idempotency-key': GUARDS.idempotencyKey };

type Way = {
  readonly args: readonly unknown[];
  readonly to: Endpoint;
  /** The expected body of a POST. The given body unless set. */
  readonly body?: object;
  /** The expected query string. */
  readonly query?: string;
  /** The value of ":id" in the path. */
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the wrapper swallows its failure (spec §8). */
  readonly isQuiet?: true;
};
const to = (endpoint: Endpoint, way: Omit<Partial<Way>, 'to'> = {}): Way => ({ args: [BODY], ...way, to: endpoint });
const nothing = { args: [], body: {} };
const guarded = { args: [BODY, GUARDS], headers: KEYED };
const link = { args: ['o/1', 'to ken'], id: 'o%2F1', query: 'token=to+ken' };

/** Every wrapper by its module and name, and the request that it sends. */
const WAYS: Readonly<Record<string, readonly [module: object, ways: Readonly<Record<string, Way>>]>> = {
  accounts: [
    accounts,
    {
      whoAmI: to(account.whoAmI, nothing),
      priceFromAccount: to(account.priceFromAccount),
    },
  ],
  crew: [
    crew,
    {
      openCrewDay: to(crewDay.openCrewDay, { args: ['k 1'], body: { key: 'k 1' } }),
      readCrewDay: to(crewDay.readCrewDay, { args: ['d 1'], query: 'crewDay=d+1' }),
      recordCrewEvents: to(crewDay.recordCrewEvents),
    },
  ],
  claims: [claims, { sendClaimPhoto: to(claim.sendClaimPhoto) }],
  checklist: [checklist, { setChecklist: to(setChecklist) }],
  'crew-extras': [
    crewExtras,
    {
      priceCrewExtra: to(crewExtra.priceCrewExtra),
      askCrewExtra: to(crewExtra.askCrewExtra),
    },
  ],
  'crew-proof': [
    crewProof,
    {
      recordCrewProof: to(proof.recordCrewProof),
      sendCrewPhoto: to(proof.sendCrewPhoto),
    },
  ],
  drafts: [
    drafts,
    {
      saveDraft: to(checkout.easyCheckout),
      readDraft: to(checkout.readDraft, { args: ['d 1'], query: 'draftId=d+1' }),
      deleteDraft: to(checkout.deleteDraft, { args: ['d 1'], query: 'draftId=d+1' }),
      saveCheckoutEnquiry: to(checkout.checkoutLead),
    },
  ],
  enquiries: [enquiries, { requestQuote: to(enquiry.requestQuote, { args: [BODY, GUARDS], headers: AGE }) }],
  forms: [
    forms,
    {
      sendWebsiteForm: to(form.websiteForm, guarded),
      sendStudentsQuote: to(form.studentsQuote, guarded),
      sendMoverApplication: to(form.moversQuote, guarded),
      sendPartnersQuote: to(form.partnersQuote, guarded),
      subscribeToNews: to(form.subscribeToNews, guarded),
      confirmNews: to(form.confirmNews),
      unsubscribeFromNews: to(form.unsubscribeFromNews),
    },
  ],
  logEvent: [
    logEvent,
    { logEvent: to(event.logEvent, { args: ['a', 'b'], body: { type: 'a', value: 'b' }, isQuiet: true }) },
  ],
  orderChanges: [
    orderChanges,
    {
      findOrderSlots: to(change.findOrderSlots),
      previewReschedule: to(change.previewReschedule),
      rescheduleOrder: to(change.rescheduleOrder),
      previewEdit: to(change.previewEdit),
      editOrder: to(change.editOrder),
      previewAddresses: to(change.previewAddresses),
      changeAddresses: to(change.changeAddresses),
      previewCancellation: to(change.previewCancellation),
      cancelOrder: to(change.cancelOrder),
    },
  ],
  orderDay: [orderDay, { readOrderDay: to(readOrderDay) }],
  orders: [
    orders,
    {
      createOrder: to(checkout.createOrder),
      bookOrder: to(bookOrder),
      orderPaymentLink: to(checkout.orderPaymentLink, link),
    },
  ],
  parking: [parking, { planParking: to(planParking) }],
  quotes: [
    quotes,
    {
      listItems: to(calculation.listItems, nothing),
      calculate: to(calculation.calculate),
      checkPlaces: to(calculation.checkPlaces),
      calculatePersonalizedOnce: to(calculation.calculatePersonalized),
      calculatePersonalized: to(calculation.calculatePersonalized),
      calculateFixed: to(calculation.calculateFixed),
    },
  ],
  sharedList: [sharedList, { fillListContribution: to(lists.fillListPart) }],
  slots: [slots, { findSlots: to(slot.findSlots) }],
  storage: [
    storage,
    {
      calculateStorageSize: to(store.calculateStorageSize),
      calculateToUnknownStorage: to(store.calculateToUnknownStorage),
      createOrderFromAccount: to(store.createOrderFromAccount),
      createStorageReturn: to(store.createStorageReturn, { query: 'from_account=true' }),
      returnPaymentLink: to(store.returnPaymentLink, link),
      listClientStorage: to(store.listClientStorage, {
        args: ['u/1', false],
        id: 'u%2F1',
        query: 'only_active_spaces=false',
      }),
    },
  ],
  telemetry: [
    telemetry,
    {
      notifySlack: to(event.notifySlack, { isQuiet: true }),
      sendConversion: to(event.sendConversion, { isQuiet: true }),
    },
  ],
};
const ALL = Object.values(WAYS).flatMap(([module, ways]) =>
  Object.entries(ways).map(([name, way]) => {
    const wrapper = (module as Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>)[name];
    return { name, way, run: async () => wrapper?.(...way.args) };
  }),
);

type Received = { readonly line: string; readonly body: unknown; readonly headers: NodeJS.Dict<string | string[]> };

/** These tests run the wrappers against a real HTTP server, without mocks. */
let server: Server;
let status: number;
let received: Received[];

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((sent) => {
      const body: unknown = sent === '' ? null : JSON.parse(sent);
      received.push({ line: `${request.method} ${request.url}`, body, headers: request.headers });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ answer: request.url, error: { code: 'unavailable', message: 'No' } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  jest.replaceProperty(SITE, 'apiOrigin', origin);
  // Calls with a cookie go to the page's own origin.
  axios.defaults.baseURL = origin;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  [status, received] = [200, []];
});

describe('the API layer', () => {
  it('API-1: has a wrapper for every call of the contracts that scripts make, and for no other', async () => {
    for (const [module, ways] of Object.values(WAYS)) {
      expect(Object.keys(ways).toSorted()).toEqual(Object.keys(module).toSorted());
    }
    const called = new Set(
      [...ALL.map(({ way }) => way.to), ...POSTED_BY_FORMS, ...ASKED_BY_PAGES].map(({ name }) => name),
    );
    // Forms post the desk's calls, except this one of the quote flow.
    const all = (await definedContracts()).filter(({ access }) => access !== 'desk').map(({ name }) => name);
    all.push(bookOrder.name);
    expect([...called].toSorted()).toEqual(all.toSorted());
  });

  it.each(ALL)(
    'API-1: $name makes the call of its contract once, with what it was given, and hands on the answer',
    async ({ way, run }) => {
      const answer = await run();
      const path = `${way.to.path.replace(':id', way.id ?? '')}${way.query ? `?${way.query}` : ''}`;
      expect(received.map(({ line }) => line)).toEqual([`${way.to.method} ${path}`]);
      expect(received[0]?.body).toEqual(way.to.method === 'POST' ? (way.body ?? BODY) : null);
      expect(received[0]?.headers).toMatchObject(way.headers ?? {});
      expect(answer).toMatchObject({ answer: path });
    },
  );

  it.each(ALL)(
    'ERR-3: $name says that it failed, but for the three that nothing of the visitor’s waits for',
    async ({ way, run }) => {
      status = 503;
      // A lost click event is silent. Every other failure is reported exactly once.
      const noises = way.to === event.logEvent ? 0 : 1;
      const logged = jest.mocked(console.error).mockClear();
      if (noises > 0) logged.mockImplementationOnce(() => undefined);
      const outcome = await run().catch((error: unknown) => error);
      if (way.isQuiet) expect(outcome).toBeNull();
      else expect(outcome).toMatchObject({ name: 'ApiError', code: 'unavailable', status: 503 });
      expect(logged).toHaveBeenCalledTimes(noises);
    },
  );
});

it('a filled trap travels with the form, an empty one does not', async () => {
  const send = forms.sendWebsiteForm as (...args: readonly unknown[]) => Promise<unknown>;
  await send(BODY, { ...GUARDS, website: 'https://spam.example' });
  await send(BODY, { ...GUARDS, website: '' });
  expect(received.map(({ body }) => body)).toEqual([{ ...BODY, [form.HONEYPOT]: 'https://spam.example' }, BODY]);
});
