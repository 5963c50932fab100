import PostalMime from 'postal-mime';
import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import { ordersService } from '@/lib/server/modules/booking/service';
import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { SITE } from '@/lib/site';
import { openPaymentPage, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock, TEST_NOW } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { placeOrderOf, testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { startSmtp, type TestSmtp } from '@/lib/testing/smtp';

type Expected = {
  readonly flow: FlowId;
  readonly answers: AnswersOf[FlowId];
  readonly title: string;
  /** The expected first line. */
  readonly first: string;
  /** The phrases that the customer's mail must contain. */
  readonly says: readonly string[];
  readonly calendar: readonly string[];
  readonly address: string;
};

const SERVICES: readonly Expected[] = [
  {
    flow: 'storage',
    answers: fullStorageAnswers({ addOns: ['PACKING_MATERIALS'] }),
    title: 'Your collection is booked',
    first: 'Tuesday 15 December, 10:00–12:00: N1 into storage',
    says: [
      'Order: 6 × 4 ft unit',
      'Services: Storage Collection, Storage, Packing Materials',
      'Collection Date: Tuesday 15 December 2026, 10:00–12:00',
      'Collection: N1 2TX, Ground floor, parking at the door',
      '3 months term (40% off, £13.14 a week): −£35.04',
      'First payment including VAT: £180.56',
      'Then every 4 weeks: £52.56, in advance, for at least 3 months',
      'Return, when you want it: £79, £49 for the first 10 cu ft, then 30p a cubic foot',
      'YOUR STORAGE PAYMENTS',
      'Later payments: £52.56 every 4 weeks, in advance. The first of these is on Tuesday 12 January 2027. The price can change only after your term, with 30 days’ notice in writing.',
      'How to end it: Book the return of everything',
      '“I agree that my card is kept and charged £52.56 every 4 weeks from 12 January 2027 until I end the storage.”',
      'We arrive at N1 2TX within these two hours, load, and take everything to your unit.',
      'Storage Collection: you can cancel for a full refund until 10:00 on Saturday 12 December 2026',
      'Storage: you can cancel for any reason and get a full refund until the end of Tuesday 8 December 2026',
    ],
    calendar: ['SUMMARY:Storage collection: Smart Storage and Moving', 'LOCATION:N1 2TX'],
    address: 'N1 2TX',
  },
  {
    flow: 'storage-return',
    answers: fullReturnAnswers({ addOns: ['UNPACKING'] }),
    title: 'Your return is booked',
    first: 'Tuesday 15 December, 10:00–12:00: storage to SE15',
    says: [
      'Order: Return from storage',
      'Services: Storage Return, Unpacking',
      'Delivery Date: Tuesday 15 December 2026, 10:00–12:00',
      'Delivery: SE15 4QL, Ground floor, parking at the door',
      '1 × Things (134 cu ft, 0 kg each)',
      'Total including VAT: £185.20',
      'We arrive at SE15 4QL within these two hours with your things and carry them in and unpack.',
      'Storage Return: you can cancel for a full refund until 10:00 on Saturday 12 December 2026',
    ],
    calendar: ['SUMMARY:Storage return: Smart Storage and Moving', 'LOCATION:SE15 4QL'],
    address: 'SE15 4QL',
  },
  {
    flow: 'cleaning',
    answers: fullCleaningAnswers(),
    title: 'Your clean is booked',
    first: 'Tuesday 15 December, 10:00–12:00: E1',
    says: [
      'Order: 2 bedroom clean',
      'Cleaning Date: Tuesday 15 December 2026, 10:00–12:00',
      'Total including VAT: £269',
      'The cleaners arrive at E1 6AN within these two hours.',
      'Cleaning: you can cancel for any reason and get a full refund until the end of Tuesday 8 December 2026',
    ],
    calendar: ['SUMMARY:Cleaning: Smart Storage and Moving', 'LOCATION:E1 6AN'],
    address: 'E1 6AN',
  },
];

describeWithDatabase('an order of each service', (database) => {
  const clock = fixedClock();
  let smtp: TestSmtp;

  beforeEach(async () => {
    clock.set(TEST_NOW);
    smtp = await startSmtp();
  });

  const depsOf = () => {
    const { db, folder } = database();
    return testDeps(db, clock.now, { DATA_DIR: folder, OPERATOR_EMAIL: 'desk@example.com', SMTP_URL: smtp.url });
  };

  async function deliverAll(deps: ReturnType<typeof depsOf>) {
    const report = (error: unknown) => {
      throw error;
    };
    const ports = { db: deps.db, now: deps.now, handlers: createHandlers(channelsOf(deps)), report, random: () => 0.5 };
    while ((await dispatchDue(ports)) > 0);
  }

  async function mailTo(address: string) {
    const received = smtp.mails.filter(({ to }) => to.includes(address));
    expect(received).toHaveLength(1);
    return PostalMime.parse(received[0]?.raw ?? '');
  }

  it.each(SERVICES)(
    'LAW-7: $flow is confirmed by a mail that says everything, with its calendar file',
    async (expected) => {
      const deps = depsOf();
      await placePaidOrderOf(deps, expected.flow, expected.answers);
      await deliverAll(deps);
      const mail = await mailTo('ada@example.com');
      const text = mail.text ?? '';
      expect(text.startsWith(`${expected.first}\n\n${SITE.name}\n\n${expected.title}`)).toBe(true);
      expect(expected.says.filter((line) => !text.includes(line))).toEqual([]);
      expect(text).toContain('£100 an item and £10,000 a job, included');
      expect(/\/orders\/[\w-]+\/storage\?token=/.test(text)).toBe(expected.flow === 'storage');
      expect(text).not.toMatch(/\bmove\b/);
      const file = mail.attachments.find(({ related }) => !related)?.content ?? new ArrayBuffer(0);
      const ics = typeof file === 'string' ? file : new TextDecoder().decode(file);
      expect(expected.calendar.filter((line) => !ics.includes(line))).toEqual([]);
      expect((await mailTo('desk@example.com')).text).toContain(expected.address);
    },
  );

  it.each(SERVICES)('FORM-6: $flow has an order page with its services, lines and appointment', async (expected) => {
    const deps = depsOf();
    const { reference, token } = await placePaidOrderOf(deps, expected.flow, expected.answers);
    const view = await ordersService(deps).view(reference, token);
    expect(view?.state).toBe('confirmed');
    expect(view?.calendarUrl).not.toBeNull();
    expect(Object.values(view?.order.dates ?? {})).toEqual(['2026-12-15']);
    expect(view?.quote.follows !== undefined).toBe(expected.flow === 'storage');
  });

  it.each(SERVICES)(
    'BOOK-3: $flow paid after its hold is booked after all while its slot is free',
    async (expected) => {
      const deps = depsOf();
      const order = await placeOrderOf(deps, expected.flow, expected.answers);
      const page = await openPaymentPage(deps, order);
      clock.advanceMinutes(31);
      await expireLapsedHolds(deps);
      await page.click('pay');
      expect((await ordersService(deps).view(order.reference, order.token))?.state).toBe('confirmed');
    },
  );
});
