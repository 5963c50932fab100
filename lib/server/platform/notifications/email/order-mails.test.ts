import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import sharp from 'sharp';
import { COMPANY } from '@/lib/content/company';
import { OWN_DRAWING_SIZE } from '@/lib/content/drawings';
import { ASKED_NOW } from '@/lib/content/next-steps';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { confirmOrder } from '@/lib/server/modules/order-lifecycle/confirm';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { quoteOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { dispatchDue, type DispatchPorts } from '@/lib/server/platform/outbox/dispatch';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { addressesWith, anAddress, anItem } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { startSmtp, type TestSmtp } from '@/lib/testing/smtp';
import { DENSITY } from '../pictures/inline';

const UPSTAIRS: Partial<MovingAnswers> = {
  addOns: ['PACKING', 'CLEANING'],
  addresses: addressesWith({
    collection: anAddress({ postcode: 'n1 2tx', floor: 2, elevator: false, parking: false }),
    delivery: anAddress({ postcode: 'SE15 4QL', floor: 5, elevator: true }),
    additional_delivery: [anAddress({ postcode: 'SE1 9SG' })],
  }),
  furnitureItems: [anItem(12, { id: 'custom_harp', title: 'Harp & <b>stand</b>', kilograms: 40 })],
  firstName: 'Zoë <script>',
  lastName: "O'Hara",
};

/** Returns the attachments, without pictures that are part of the mail. */
const attachedTo = ({ attachments }: Email) => attachments.filter(({ related }) => !related);

describeWithDatabase('mails of an order', (database) => {
  const clock = fixedClock();
  let smtp: TestSmtp;
  let dataDir: string;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    smtp = await startSmtp();
    dataDir = await scratchFolder('mails');
  });

  const depsWith = (env: Readonly<Record<string, string>>) =>
    testDeps(database().db, clock.now, { DATA_DIR: dataDir, OPERATOR_EMAIL: 'desk@example.com', ...env });
  type Ports = ReturnType<typeof depsWith>;

  const portsOf = (deps: Ports): DispatchPorts => ({
    db: deps.db,
    now: deps.now,
    handlers: createHandlers(channelsOf(deps)),
    report: (error) => {
      throw error;
    },
    random: () => 0.5,
  });
  async function deliverAll(deps: Ports) {
    while ((await dispatchDue(portsOf(deps))) > 0);
  }
  const confirm = (deps: Ports, orderId: string) =>
    deps.db.transaction().execute((trx) => confirmOrder(trx, orderId, 'payment', deps));
  const outcomes = async () => {
    const rows = await database().db.selectFrom('outbox').select(['topic', 'state', 'last_error']).execute();
    return Object.fromEntries(rows.map(({ topic, state, last_error }) => [topic, [state, last_error] as const]));
  };

  async function mailTo(address: string): Promise<Email> {
    const received = smtp.mails.filter(({ to }) => to.includes(address));
    expect(received).toHaveLength(1);
    return PostalMime.parse(received[0]!.raw);
  }
  /** Returns the words of the HTML half as a reader sees them. */
  const wordsOf = (html: string) =>
    html
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&#39;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ');

  async function bookedOrder(changes: Partial<MovingAnswers> = UPSTAIRS) {
    const deps = depsWith({ SMTP_URL: smtp.url });
    const order = await placeOrder(deps, changes);
    await confirm(deps, order.orderId);
    await deliverAll(deps);
    return { deps, order };
  }

  it('LAW-7: the confirmation says in text and in HTML all that was agreed', async () => {
    const { deps, order } = await bookedOrder();
    const mail = await mailTo('ada@example.com');
    expect(mail.subject).toBe(`Booked: Tuesday 15 December 2026, 10:00–12:00 (${order.reference})`);
    const text = mail.text ?? '';
    const row = await findOrder(deps.db, order.orderId);
    const priceLines = quoteOf(row!).lines.map(({ label }) => label);
    const said = [
      // what, when, where
      order.reference,
      'Moving, Packing, Cleaning',
      'Tuesday 15 December 2026, 10:00–12:00',
      'Tuesday 15 December 2026, 14:00–16:00',
      'N1 2TX, 2nd floor, no lift, no parking at the door',
      'SE15 4QL, 5th floor, lift, parking at the door',
      'SE1 9SG, Ground floor, parking at the door',
      '1 × Harp & <b>stand</b>',
      '+44 7700',
      '£100 an item and £10,000 a job, included',
      // price
      ...priceLines,
      'Total including VAT',
      formatPence(fromPounds(order.totalWithDiscount)),
      // trader
      COMPANY.legal.name.value,
      COMPANY.address.value,
      COMPANY.phone.value,
      COMPANY.email.value,
      // cancelling: LAW-6, per line
      'until 10:00 on Saturday 12 December 2026, then half until 10:00 on Monday 14 December 2026',
      'Packing: you can cancel for any reason and get a full refund until the end of Tuesday 8 December 2026',
      'Cleaning: you can cancel for any reason',
      `I cancel my order ${order.reference}, booked by Zoë <script> O'Hara`,
      // contract length, consent, page
      'Nothing renews',
      // what happens next, in the words of the order page
      'Tuesday 15 December 2026, 10:00–12:00: We arrive at N1 2TX within these two hours',
      ASKED_NOW,
      order.orderUrl,
    ];
    for (const words of said) {
      expect(text).toContain(words);
      expect(wordsOf(mail.html ?? '')).toContain(words.replace(/\s+/g, ' '));
    }
  });

  it('DAY-1: the confirmation leads to the page that asks where exactly', async () => {
    const { deps, order } = await bookedOrder();
    const { text = '', html = '' } = await mailTo('ada@example.com');
    const url = `${deps.config.siteOrigin}/orders/${order.reference}/addresses?token=${order.token}`;
    for (const half of [text, html]) {
      expect(half).toContain('Tell us the exact address');
      expect(half).toContain(url);
    }
    expect(text.indexOf(url)).toBeLessThan(text.indexOf('Moving, Packing, Cleaning'));
  });

  it('escapes what visitors typed, and loads nothing but pictures of our own', async () => {
    const { deps } = await bookedOrder();
    const { html = '' } = await mailTo('ada@example.com');
    expect(html).toContain('Hello Zoë &lt;script&gt;,');
    expect(html).toContain('Harp &amp; &lt;b&gt;stand&lt;/b&gt;');
    expect(html).not.toMatch(/<script|<b>|<link|@import|url\(/i);
    const pictures = [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, address]) => address);
    expect(pictures).toEqual([
      `${deps.config.siteOrigin}/mails/mark.png`,
      expect.stringMatching(/^cid:drawing-[0-9a-f]{16}@drawings$/),
    ]);
  });

  it('FORM-6, ILL-1: the drawing of the own things is a part of the mail, once, and as large as it is shown', async () => {
    await bookedOrder();
    const { html = '', attachments } = await mailTo('ada@example.com');
    const [drawing, ...more] = attachments.filter(({ related }) => related);
    expect(more).toEqual([]);
    expect(html).toContain(`src="cid:${drawing?.contentId?.slice(1, -1)}"`);
    expect(html).toContain('alt="Van, cut open, drawn to scale. Inside: 1 × Harp &amp; &lt;b&gt;stand&lt;/b&gt;."');
    const { width, height, format } = await sharp(Buffer.from(drawing?.content as ArrayBuffer)).metadata();
    expect([width, height, format]).toEqual([
      OWN_DRAWING_SIZE.width * DENSITY,
      OWN_DRAWING_SIZE.height * DENSITY,
      'png',
    ]);
  });

  it('FORM-6: an order that lists nothing shows what was booked, and has no part of its own', async () => {
    const { deps } = await bookedOrder({ ...UPSTAIRS, furnitureItems: [] });
    const { html = '', attachments } = await mailTo('ada@example.com');
    expect(html).toContain(`src="${deps.config.siteOrigin}/mails/move-1-bed.png"`);
    expect(attachments.filter(({ related }) => related)).toEqual([]);
  });

  it('BOOK-2, FORM-6: attaches a calendar file in London’s wall time', async () => {
    const { order } = await bookedOrder();
    const attachments = attachedTo(await mailTo('ada@example.com'));
    expect(attachments).toHaveLength(1);
    expect(attachments[0]).toMatchObject({ filename: `${order.reference}.ics`, mimeType: 'text/calendar' });
    // The parser writes every line end as \n.
    const file = new TextDecoder().decode(attachments[0]!.content as ArrayBuffer);
    expect(file).toContain('DTSTART;TZID=Europe/London:20261215T100000\nDTEND;TZID=Europe/London:20261215T120000');
    expect(file).toContain('DTSTART;TZID=Europe/London:20261215T140000\nDTEND;TZID=Europe/London:20261215T160000');
    expect(file).toContain(`UID:${order.orderId}-movingDate@localhost`);
    expect(file).toContain('STATUS:CONFIRMED');
    const start = Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n').toString('base64').replace(/=+$/, '');
    expect(smtp.mails.map(({ raw }) => raw.toString()).join()).toContain(start.slice(0, -2));
    expect(file).toContain(order.reference);
  });

  it('tells the operator everything the crew needs', async () => {
    const { deps, order } = await bookedOrder();
    const mail = await mailTo('desk@example.com');
    expect(mail.subject).toMatch(new RegExp(`^New order ${order.reference}: .*Tuesday 15 December 2026, 10:00–12:00$`));
    for (const words of [
      "Zoë <script> O'Hara",
      'ada@example.com',
      '+44 7700',
      '2nd floor, no lift',
      'Harp',
      'no parking',
    ]) {
      expect(mail.text).toContain(words);
    }
    expect(mail.text).not.toContain(order.token);
    const { html = '' } = mail;
    expect(html).toContain(`href="${deps.config.siteOrigin}/desk/orders/${order.reference}"`);
    expect(html).toMatch(/href="tel:\+447700\d+"/);
  });

  itOnBoth('BOOK-7: a second delivery after a crash carries the same Message-ID and date', async () => {
    const { deps } = await bookedOrder();
    clock.advanceMinutes(3);
    await deps.db.updateTable('outbox').set({ state: 'due' }).where('topic', '=', 'order.confirmed.customer').execute();
    await deliverAll(deps);
    const copies = await Promise.all(
      smtp.mails.filter(({ to }) => to.includes('ada@example.com')).map(({ raw }) => PostalMime.parse(raw)),
    );
    expect(copies).toHaveLength(2);
    expect(copies[0]?.messageId).toMatch(/^<[\w-]{36}@example\.com>$/);
    expect(copies[1]).toMatchObject({ messageId: copies[0]?.messageId, date: copies[0]?.date });
  });

  it('tries again when the mail server refuses', async () => {
    smtp.refuse(451);
    const { deps } = await bookedOrder();
    expect((await outcomes())['order.confirmed.customer']?.[0]).toBe('due');
    expect(smtp.mails).toHaveLength(0);
    smtp.refuse(null);
    clock.advanceMinutes(1);
    await deliverAll(deps);
    expect((await outcomes())['order.confirmed.customer']).toEqual(['sent', null]);
    expect(smtp.mails).toHaveLength(2);
  });

  it('never says "sent" when no channel is configured', async () => {
    await bookedOrder();
    expect(await outcomes()).toMatchObject({
      'order.confirmed.customer': ['sent', null],
      'order.confirmed.slack': ['logged', 'Slack is not set up on this site, so nothing was sent'],
      'order.confirmed.webhook': ['logged', 'No other system is connected to this site, so nothing was sent'],
    });
  });

  itOnBoth('writes whole .eml files, named by time and topic, when there is no mail server', async () => {
    const deps = depsWith({});
    const order = await placeOrder(deps, UPSTAIRS);
    await confirm(deps, order.orderId);
    await deliverAll(deps);
    const names = (await readdir(path.join(dataDir, 'mails'))).sort();
    expect(names).toEqual([
      expect.stringMatching(/^20261124T090000000Z-order\.confirmed\.customer-[\w-]{36}\.eml$/),
      expect.stringMatching(/^20261124T090000000Z-order\.confirmed\.operator-[\w-]{36}\.eml$/),
    ]);
    const mail = await PostalMime.parse(await readFile(path.join(dataDir, 'mails', names[0] ?? '')));
    expect(mail.to?.[0]?.address).toBe('ada@example.com');
    expect(attachedTo(mail)).toHaveLength(1);
    expect((await outcomes())['order.confirmed.customer']?.[0]).toBe('logged');

    await deps.db.updateTable('outbox').set({ state: 'due' }).execute();
    await deliverAll(deps);
    expect((await readdir(path.join(dataDir, 'mails'))).sort()).toEqual(names);
  });

  it('sweeps what a killed process has left half written, and nothing that another one writes now', async () => {
    const deps = depsWith({});
    const mails = path.join(dataDir, 'mails');
    await mkdir(mails);
    const [old, young] = ['.a.eml.1.part', '.b.eml.2.part'] as const;
    for (const name of [old, young]) await writeFile(path.join(mails, name), 'Subject: ');
    const longAgo = new Date('2026-01-01T00:00:00.000Z');
    await utimes(path.join(mails, old), longAgo, longAgo);
    const order = await placeOrder(deps, UPSTAIRS);
    await confirm(deps, order.orderId);
    await deliverAll(deps);
    const names = await readdir(mails);
    expect([names.length, names.includes(old), names.includes(young)]).toEqual([3, false, true]);
  });

  it('LAW-3: asks for the payment while the hold runs', async () => {
    const deps = depsWith({ SMTP_URL: smtp.url });
    const order = await placeOrder(deps);
    clock.advanceMinutes(5);
    await deliverAll(deps);
    const mail = await mailTo('ada@example.com');
    expect(mail.subject).toBe(`Pay by 09:30 to keep your slot (${order.reference})`);
    expect(mail.text).toContain('until Tuesday 24 November 2026, 09:30');
    expect(mail.text).toContain(order.orderUrl);
  });

  it.each([
    ['has been paid meanwhile', (deps: Ports, orderId: string) => confirm(deps, orderId)],
    ['has lapsed meanwhile', () => Promise.resolve(clock.advanceMinutes(30))],
    [
      'has lapsed and been swept',
      (deps: Ports) => {
        clock.advanceMinutes(30);
        return expireLapsedHolds(deps);
      },
    ],
  ])('does not ask for payment when the order %s', async (_, happen) => {
    const deps = depsWith({ SMTP_URL: smtp.url });
    const order = await placeOrder(deps);
    await happen(deps, order.orderId);
    clock.advanceMinutes(5);
    await deliverAll(deps);
    expect((await outcomes())['order.received.customer']?.[0]).toBe('skipped');
    expect(smtp.mails.map(({ raw }) => raw.toString()).join()).not.toContain('keep your slot');
  });

  it('does not confirm an order that has been cancelled meanwhile', async () => {
    const deps = depsWith({ SMTP_URL: smtp.url });
    const order = await placeOrder(deps);
    await confirm(deps, order.orderId);
    await deps.db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', order.orderId).execute();
    await deliverAll(deps);
    expect(smtp.mails).toHaveLength(0);
    expect((await outcomes())['order.confirmed.customer']?.[0]).toBe('skipped');
  });

  it('BOOK-3: a payment that came too late is told to both sides', async () => {
    const deps = depsWith({ SMTP_URL: smtp.url, CREWS: '1' });
    const order = await placeOrder(deps);
    clock.advanceMinutes(31);
    await expireLapsedHolds(deps);
    await placeOrder(deps, { email: 'faster@example.com' });
    await confirm(deps, order.orderId);
    await deliverAll(deps);
    const total = formatPence(fromPounds(order.totalWithDiscount));
    const toCustomer = await mailTo('ada@example.com');
    expect(toCustomer.subject).toBe(`Not booked: we are refunding ${total} (${order.reference})`);
    expect(toCustomer.text).toContain('someone else has booked Tuesday 15 December 2026, 10:00–12:00');
    const toOperator = await mailTo('desk@example.com');
    expect(toOperator.subject).toBe(`Refund ${total}: ${order.reference}`);
  });
});
