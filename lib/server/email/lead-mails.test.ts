import PostalMime, { type Email } from 'postal-mime';
import { fixedClock } from '@/lib/testing/clock';
import { forEachDatabase } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import * as filled from '@/lib/testing/forms';
import { testDeps } from '@/lib/testing/place-order';
import { startReceiver, type Receiver } from '@/lib/testing/receiver';
import { startSmtp, type TestSmtp } from '@/lib/testing/smtp';
import { affiliatePayload } from '@/lib/validation/forms/affiliate';
import { footerCallbackPayload } from '@/lib/validation/forms/callback';
import { disposalPayload } from '@/lib/validation/forms/disposal';
import { materialsPayload } from '@/lib/validation/forms/materials';
import { moverPayload } from '@/lib/validation/forms/mover';
import { shippingPayload } from '@/lib/validation/forms/shipping';
import { createServices } from '../container';
import type { Deps } from '../deps';
import type { FormPost } from '../leads/submit';

const PERSON = { idempotencyKey: null, ageSeconds: 20, isTrapFilled: false };
const HOSTILE = { ...filled.CALLBACK, name: 'Eve\r\nBcc: all@example.com <b>&' };

forEachDatabase('mails of leads', (database) => {
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
    await createServices(deps).leads.submit(post, PERSON);
    await deliverAll(deps);
    expect(smtp.mails.map(({ to }) => to)).toEqual([['desk@example.com']]);
    return PostalMime.parse(smtp.mails[0]!.raw);
  }

  it.each([
    [
      'FTR-2',
      { type: 'callback_footer', body: footerCallbackPayload(filled.FOOTER_CALLBACK) },
      'Call back: +44 7700 900457',
      ['Phone: +44 7700 900457', 'Asked at: The foot of a page', 'No email was given: ring them.'],
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
        'Reply to this mail to write to zoe@example.london.',
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

  it('FRM-1: the forms that were held on a day come in one mail the next morning', async () => {
    const { leads } = createServices(deps);
    await leads.submit({ type: 'callback_popup', body: filled.CALLBACK }, { ...PERSON, isTrapFilled: true });
    await leads.submit({ type: 'disposal', body: disposalPayload(filled.DISPOSAL) }, { ...PERSON, ageSeconds: 1 });
    await deliverAll(deps);
    expect([smtp.mails, receiver.calls]).toEqual([[], []]);
    clock.set('2026-11-25T08:00:00.000Z');
    await deliverAll(deps);
    const mail = await PostalMime.parse(smtp.mails[0]!.raw);
    expect(mail.subject).toBe('2 forms held back on Tuesday 24 November 2026');
    expect(mail.text).toContain('Phone: +44 7700 900456');
    expect(mail.text).toContain('Disposal enquiry (sent within 3 seconds)');
    expect(smtp.mails).toHaveLength(1);
  });
});
