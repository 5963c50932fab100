import PostalMime, { type Email } from 'postal-mime';
import { LOOKED_AT_AFTER_MINUTES } from '@/lib/domain/enquiries/held-form';
import { createServices } from '@/lib/server/container';
import { enquiryFacts } from '@/lib/server/modules/enquiries/enquiry-facts';
import { enquiryLines } from '@/lib/server/modules/enquiries/notifications';
import type { FormPost } from '@/lib/server/modules/enquiries/service';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import * as filled from '@/lib/testing/forms';
import { testDeps } from '@/lib/testing/place-order';
import { startReceiver, type Receiver } from '@/lib/testing/receiver';
import { startSmtp, type TestSmtp } from '@/lib/testing/smtp';
import {
  affiliatePayload,
  businessPayload,
  contactPayload,
  disposalPayload,
  footerCallbackPayload,
  materialsPayload,
  moverPayload,
  shippingPayload,
  studentPayload,
} from '@/lib/validation/forms/schemas';

const PERSON = { idempotencyKey: null, ageSeconds: 20, isTrapFilled: false };
const HOSTILE = { ...filled.CALLBACK, name: 'Eve\r\nBcc: all@example.com <b>&' };

describeWithDatabase('mails of leads', (database) => {
  const clock = fixedClock();
  let smtp: TestSmtp;
  let receiver: Receiver;
  let deps: Deps;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    [smtp, receiver] = [await startSmtp(), await startReceiver()];
    deps = testDeps(database().db, clock.now, {
      SMTP_URL: smtp.url,
      OPERATOR_EMAIL: 'desk@example.com',
      SLACK_WEBHOOK_URL: `${receiver.url}/slack`,
      WEBHOOK_URL: `${receiver.url}/hook`,
      WEBHOOK_SECRET: 'shared secret',
    });
  });

  async function mailOf(post: FormPost): Promise<Email> {
    await createServices(deps).enquiries.submit(post, PERSON);
    await deliverAll(deps);
    const [mail, ...more] = smtp.mails.filter(({ to }) => to.includes('desk@example.com'));
    expect(more).toEqual([]);
    return PostalMime.parse(mail!.raw);
  }

  it.each([
    [
      'FTR-2',
      { type: 'callback_footer', body: footerCallbackPayload(filled.FOOTER_CALLBACK) },
      'Call back: +44 7700 900457',
      ['Phone: +44 7700 900457', 'Asked at: The foot of a page', 'They gave no email, so ring them.'],
    ],
    [
      'AFF-1',
      { type: 'partners_quote', body: affiliatePayload(filled.AFFILIATE) },
      'Partner enquiry: Zoë O’Hara',
      ['Job title: Letting agent', 'Company: Keys & Co', 'Comment: Forty tenancies a year.'],
    ],
    [
      'FRM-1',
      { type: 'materials', body: materialsPayload(filled.MATERIALS_ORDER) },
      'Materials order: Zoë O’Hara',
      ['Materials: 10 × Small box', 'Materials: £33 with delivery, including VAT', 'From: Tuesday 1 December 2026'],
    ],
    [
      'FRM-1',
      { type: 'disposal', body: disposalPayload(filled.DISPOSAL) },
      'Disposal enquiry: Zoë O’Hara',
      [
        'Floor: 2nd floor',
        'Lift: no',
        'Comment: A sofa and a fridge',
        'Reply to this email to write to zoe@example.london.',
      ],
    ],
    [
      'FRM-1',
      { type: 'shipping', body: shippingPayload(filled.SHIPPING) },
      'Shipping enquiry: Zoë O’Hara',
      ['Country: Portugal', 'Destination: Porto', 'How much: A 2 bedroom home'],
    ],
    [
      'FRM-1',
      { type: 'movers_quote', body: moverPayload(filled.MOVER) },
      'New mover: Zoë O’Hara',
      ['Van: A Luton with a tail-lift', 'Days: Saturday and Sunday', 'Phone: +44 20 7946 0321'],
    ],
  ] as const)(
    '%s: %j reaches the operator in words, and an answer goes to who asked',
    async (_, post, subject, lines) => {
      const mail = await mailOf(post);
      expect(mail.subject).toBe(subject);
      for (const line of lines) expect(mail.text).toContain(line);
      expect(mail.text).not.toMatch(/undefined|\[object|phonePrefix/);
      const { email } = post.body as { readonly email?: string };
      expect(mail.replyTo?.[0]?.address).toBe(email ?? 'hello@example.com');
    },
  );

  it('CBK-3: what a visitor types is never a header and never markup', async () => {
    const mail = await mailOf({ type: 'menu_callback_popup', body: HOSTILE });
    expect(mail.subject).toBe('Call back: Eve Bcc: all@example.com <b>&');
    expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
    expect(mail.html).toContain('&lt;b&gt;&amp;');
  });

  it('FRM-1: the team’s channel hears what it is about and nobody’s name; the webhook gets what was sent', async () => {
    const body = disposalPayload(filled.DISPOSAL);
    await mailOf({ type: 'disposal', body });
    const sent = (path: string) => receiver.calls.find((call) => call.path === path)?.body ?? '';
    expect(sent('/slack')).toContain('Disposal enquiry');
    expect(sent('/slack')).toContain('Floor: 2nd floor');
    expect(sent('/slack')).not.toMatch(/Zoë|zoe@|7946|sofa/);
    expect(JSON.parse(sent('/hook'))).toMatchObject({
      type: 'lead.created',
      data: { form: 'disposal', answers: body },
    });
  });

  const heldNow = () => database().db.selectFrom('held_forms').select('reason').execute();
  const DISPOSAL = { type: 'disposal', body: disposalPayload(filled.DISPOSAL) };
  const HASTE = { ...PERSON, ageSeconds: 1 };

  itOnBoth.each([
    ['a quick form', HASTE],
    ['a form with a hidden field filled', { ...PERSON, isTrapFilled: true }],
  ])('FRM-1: %s of a person reaches the operator within minutes, at any hour', async (_, guards) => {
    clock.set('2026-11-24T23:58:00.000Z');
    await createServices(deps).enquiries.submit(DISPOSAL, guards);
    await deliverAll(deps);
    expect([smtp.mails, receiver.calls]).toEqual([[], []]);
    clock.advanceMinutes(LOOKED_AT_AFTER_MINUTES);
    await deliverAll(deps);
    const [told] = smtp.mails.filter(({ to }) => to.includes('desk@example.com'));
    expect(await PostalMime.parse(told!.raw)).toMatchObject({ subject: 'Disposal enquiry: Zoë O’Hara' });
    // A sender that filled the hidden field may have typed another person's address.
    expect(smtp.mails).toHaveLength(guards.isTrapFilled ? 1 : 2);
    expect(receiver.calls).toHaveLength(2);
    expect(await heldNow()).toEqual([]);
  });

  itOnBoth('FRM-1: what was sent again in the meantime is one lead', async () => {
    const { enquiries } = createServices(deps);
    await enquiries.submit(DISPOSAL, HASTE);
    clock.advanceMinutes(1);
    await enquiries.submit(DISPOSAL, PERSON);
    clock.advanceMinutes(LOOKED_AT_AFTER_MINUTES);
    await deliverAll(deps);
    expect(await database().db.selectFrom('leads').select('type').execute()).toEqual([{ type: 'disposal' }]);
    expect(await heldNow()).toEqual([]);
  });

  it('FRM-1: what the rules take for a machine’s comes in one mail when its hour is over', async () => {
    const { enquiries } = createServices(deps);
    const link = { ...DISPOSAL.body, comment: 'Look at https://spam.example' };
    clock.set('2026-11-24T09:20:00.000Z');
    await enquiries.submit({ ...DISPOSAL, body: link }, HASTE);
    clock.set('2026-11-24T09:59:00.000Z');
    await enquiries.submit(DISPOSAL, { ...HASTE, isTrapFilled: true });
    clock.set('2026-11-24T10:05:00.000Z');
    await deliverAll(deps);
    expect(smtp.mails).toEqual([]);
    clock.set('2026-11-24T10:06:00.000Z');
    await deliverAll(deps);
    const mail = await PostalMime.parse(smtp.mails[0]!.raw);
    expect(mail.subject).toBe('2 forms held back on Tuesday 24 November 2026, 09:00 to 09:59');
    expect(mail.text).toContain('Phone: +44 20 7946 0321');
    expect(mail.text).toContain('DISPOSAL ENQUIRY (SENT WITHIN 3 SECONDS)');
    expect([smtp.mails.length, (await heldNow()).length]).toEqual([1, 2]);
  });

  it('FRM-1: the same again and again stays held', async () => {
    const { enquiries } = createServices(deps);
    for (let n = 0; n < 4; n += 1) {
      await enquiries.submit({ ...DISPOSAL, body: { ...DISPOSAL.body, comment: `Sofa ${n}` } }, HASTE);
    }
    clock.advanceMinutes(LOOKED_AT_AFTER_MINUTES);
    await deliverAll(deps);
    expect(await heldNow()).toHaveLength(4);
    expect(await database().db.selectFrom('leads').select('id').execute()).toEqual([]);
  });

  describe('the copy to who sent a form', () => {
    const copies = () => smtp.mails.filter(({ to }) => !to.includes('desk@example.com'));
    const send = async (post: FormPost) => {
      await createServices(deps).enquiries.submit(post, PERSON);
      await deliverAll(deps);
    };

    it.each([
      ['contact', contactPayload(filled.CONTACT), 'question', ['About: A booking I have made']],
      ['business', businessPayload(filled.BUSINESS), 'enquiry', ['Wants: Office storage', 'Postcode: EC1A 1BB']],
      ['shipping', shippingPayload(filled.SHIPPING), 'enquiry', ['Country: Portugal', 'How much: A 2 bedroom home']],
      [
        'materials',
        materialsPayload(filled.MATERIALS_ORDER),
        'order of packing materials',
        ['Materials: 10 × Small box', 'From: Tuesday 1 December 2026'],
      ],
      ['disposal', disposalPayload(filled.DISPOSAL), 'enquiry', ['Floor: 2nd floor', 'Phone: ending in 321']],
      ['students_quote', studentPayload(filled.STUDENT), 'enquiry', ['Wants: Moving and storage']],
      ['movers_quote', moverPayload(filled.MOVER), 'application', ['Van: A Luton with a tail-lift']],
      [
        'partners_quote',
        affiliatePayload(filled.AFFILIATE),
        'enquiry',
        ['Company: as you wrote it', 'Comment: as you wrote it, 23 characters'],
      ],
    ] as const)(
      'FRM-1: of %s says what was sent, when we answer and how to add to it',
      async (type, body, noun, lines) => {
        await send({ type, body });
        expect(copies()).toHaveLength(1);
        const mail = await PostalMime.parse(copies()[0]!.raw);
        expect([mail.subject, mail.to?.[0]?.address]).toEqual([
          `We have your ${noun}`,
          String(body.email).toLowerCase(),
        ]);
        for (const line of lines) expect(mail.text).toContain(line);
        expect(mail.text).toContain('by the end of Wednesday 25 November 2026');
        expect(mail.text).toContain('reply to this email or call');
        expect(mail.replyTo?.[0]?.address).toBe('hello@example.com');
        expect(mail.text).not.toMatch(/undefined|null|\[object|phonePrefix/);
      },
    );

    it('FRM-1: carries no word, name, link or number of whoever typed the address', async () => {
      const evil = 'Buy now at https://spam.example or ring 0900 123456';
      const words = { name: evil, companyName: evil, comment: evil };
      await send({ type: 'business', body: { ...businessPayload(filled.BUSINESS), ...words } });
      await send({ type: 'shipping', body: { ...shippingPayload(filled.SHIPPING), name: evil, destination: evil } });
      await send({ type: 'students_quote', body: { ...studentPayload(filled.STUDENT), university: evil } });
      expect(copies()).toHaveLength(3);
      const enquiries = await database().db.selectFrom('leads').selectAll().execute();
      const slack = enquiries.flatMap((enquiry) => enquiryLines(enquiryFacts(enquiry))).join(' ');
      expect(slack).not.toMatch(/Buy now|spam\.example|0900|7946 0321|Zoë/);
      for (const { raw } of copies()) {
        const { subject, text, html } = await PostalMime.parse(raw);
        expect(`${subject} ${text} ${html}`).not.toMatch(/Buy now|spam\.example|0900|7946 0321|Zoë/);
      }
    });

    it('FRM-1: bombs nobody: one an hour for an address and a form, five a day with all of them', async () => {
      const contact = (n: number) => ({
        type: 'contact',
        body: { ...contactPayload(filled.CONTACT), comment: `${n}`, email: `z.oe+${n}@example.london` },
      });
      await send(contact(1));
      await send(contact(2));
      clock.advanceMinutes(59);
      await send(contact(3));
      expect(copies()).toHaveLength(1);
      clock.advanceMinutes(1);
      await send(contact(4));
      expect(copies()).toHaveLength(2);
      for (const type of ['disposal', 'business', 'shipping', 'materials', 'movers_quote']) {
        await send({ type, body: disposalPayload(filled.DISPOSAL) });
      }
      expect(copies()).toHaveLength(5);
      const keys = await database().db.selectFrom('lead_keys').select('key').execute();
      // A key is a hash. It may contain "zoe" by chance, but never an address.
      expect(keys.filter(({ key }) => key.includes('@'))).toEqual([]);
      clock.advanceMinutes(24 * 60);
      await send(contact(5));
      expect(copies()).toHaveLength(6);
    });

    it('FRM-1: a price asked for by request is copied as well; a call-back has no address to copy to', async () => {
      const { firstName, lastName } = { firstName: 'Zoë', lastName: 'O’Hara' };
      const request = {
        service: 'cleaning' as const,
        idempotencyKey: 'key-0123456789abcdef',
        firstName,
        lastName,
        comment: 'Six rooms',
        email: 'zoe@example.london',
        phone: '020 7946 0321',
        phonePrefix: '44',
        postcode: 'N1 2TX',
      };
      await createServices(deps).enquiries.requested(request, {
        idempotencyKey: null,
        ageSeconds: 9,
        isTrapFilled: false,
      });
      await send({ type: 'callback_footer', body: footerCallbackPayload(filled.FOOTER_CALLBACK) });
      expect(copies()).toHaveLength(1);
      expect((await PostalMime.parse(copies()[0]!.raw)).subject).toBe('We have your request for a price');
    });
  });
});
