import { readFileSync } from 'node:fs';
import { MAIL_MARK, MAIL_PICTURES } from '@/lib/content/drawings';
import { isOneText } from '@/lib/domain/notifications/sms';
import { firstLineText } from '@/lib/domain/order/first-line';
import type { Block, Letter } from '@/lib/server/platform/notifications/email/blocks';
import { renderLetter } from '@/lib/server/platform/notifications/email/render-letter';
import { SITE } from '@/lib/site';
import { checkMails, KNOWN_IN_PART, NOT_KNOWN } from '@/lib/testing/mail-features';
import { parsed } from '@/lib/testing/parsed';
import { mailGallery } from './gallery';
import { sampleMails, sampleSms } from './sample-mails';

const ALL = sampleMails();
const TO_OPERATORS = ALL.filter(({ topic }) => topic.endsWith('.operator'));
const ORIGIN = 'https://www.example.com';
const DRAWING = 'cid:drawing@drawings';

/** Renders a mail as it is sent, with the drawing of its own order. */
const rendered = ({ letter }: { readonly letter: Letter }) => renderLetter(letter, ORIGIN, DRAWING);
const FOUND = checkMails(ALL.map((mail) => rendered(mail).html));

/** Bytes of a mail that Gmail shows before it clips the rest. */
const GMAIL_CLIPS_AT = 102_000;

describe.each(ALL.map((mail, at) => ({ ...mail, at })))('the mail $name', ({ at, ...mail }) => {
  const { letter } = mail;
  const { html, text, subject } = rendered(mail);
  let document: Document;
  const blocks = [...letter.blocks, ...letter.terms];
  const of = <K extends Block['kind']>(kind: K) =>
    blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);

  beforeAll(() => {
    document = parsed(html);
  });

  it('keeps its layout in Outlook, Gmail and Apple Mail', () => {
    const { errors = [], warnings = [] } = FOUND[at] ?? {};
    expect(errors.filter((feature) => !(feature in NOT_KNOWN))).toEqual([]);
    expect(warnings.filter((feature) => !(feature in KNOWN_IN_PART))).toEqual([]);
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_CLIPS_AT);
    const roles = [...document.querySelectorAll('table')].map((table) => table.getAttribute('role'));
    expect(new Set(roles)).toEqual(new Set(['presentation']));
    expect(html).not.toMatch(/display:\s*(?:flex|grid)|position:|float:|\drem|url\(|<script/);
  });

  it('begins with the brand, in a picture with words and in text, and says its title once', () => {
    const [mark] = document.querySelectorAll('img');
    expect([mark?.src, mark?.alt]).toEqual([`${ORIGIN}${MAIL_MARK.path}`, 'S']);
    const first = letter.first ? `${firstLineText(letter.first)}\n\n` : '';
    expect(text.startsWith(`${first}${SITE.name}\n\n${letter.title}\n\n`)).toBe(true);
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim());
    expect(headings).toEqual([letter.title]);
    expect(document.title).toBe(subject);
  });

  it('has one button at most, and every address of the HTML in the text', () => {
    expect(of('action').length).toBeLessThanOrEqual(1);
    for (const { url } of [...of('action'), ...of('link')]) expect(text).toContain(url);
  });

  it('has a measure and words for every picture, and a light and a dark look', () => {
    for (const { alt, width, height } of document.querySelectorAll('img')) {
      expect(alt).not.toBe('');
      expect(width * height).toBeGreaterThan(0);
    }
    expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('[data-ogsb] .card{');
  });

  it('FORM-6: begins with its first line, in the list of mails, above the title and in the text; the button is next', () => {
    const words = (of: Element | null | undefined) => of?.textContent.replace(/\s+/g, ' ').trim() ?? '';
    const shown = [...document.querySelectorAll('.band, h1, .press, img[src^="cid:"]')];
    const order = shown.map((one) => (one.tagName === 'TD' ? 'band' : one.tagName.toLowerCase()));
    const [action] = of('action');
    const own = of('picture').some((block) => block.own !== null);
    expect(order).toEqual([...(letter.first ? ['band'] : []), 'h1', ...(action ? ['a'] : []), ...(own ? ['img'] : [])]);
    if (action) expect(words(document.querySelector('.press'))).toBe(action.label);
    if (!letter.first) return;
    const line = firstLineText(letter.first);
    expect(words(document.body.firstElementChild)).toContain(`${line}. ${letter.preview}`.replace(/\s+/g, ' '));
    expect(text.startsWith(`${line}\n`)).toBe(true);
    for (const part of [letter.first.day, letter.first.hours, letter.first.where, letter.first.note ?? '']) {
      expect(words(document.querySelector('.band'))).toContain(part);
    }
  });

  it('has a button that Word draws, to the same address', () => {
    const shapes = [...html.matchAll(/<!--\[if mso\]><v:roundrect[^>]* href="([^"]*)"/g)].map(([, url]) => url);
    expect(shapes).toEqual(of('action').map(({ url }) => url.replaceAll('&', '&amp;')));
    expect(html.match(/<!--\[if/g)).toHaveLength(html.match(/<!\[endif\]-->/g)?.length ?? 0);
  });

  it('keeps a reference in one line', () => {
    for (const shown of document.querySelectorAll('p, li')) {
      const words = shown.cloneNode(true) as Element;
      for (const whole of words.querySelectorAll('[style*="nowrap"], a')) whole.remove();
      expect(words.textContent).not.toMatch(/SM-\w{4}-\w{4}/);
    }
  });

  it('can be read as text', () => {
    expect(text).not.toMatch(/undefined|null|\[object|<[a-z/]/);
  });
});

describe('the first line', () => {
  /** Topics of mails about a question, a person or an account, and not about a day. */
  const ABOUT_NO_DAY = /^(?:account|return|lead|news|helper\.(?:invited|given|revoked|taken))\.|until then$/;

  it('FORM-6: says the day in every mail that is about one', () => {
    expect(ALL.filter(({ letter }) => !letter.first).map(({ name }) => name)).toEqual(
      ALL.filter(({ name }) => ABOUT_NO_DAY.test(name)).map(({ name }) => name),
    );
  });

  it('FORM-6: says of what will not be carried out that it will not', () => {
    const noteOf = (named: string) => ALL.find(({ name }) => name === named)?.letter.first?.note;
    expect(noteOf('order.changed.customer, cancelled')).toBe('Cancelled');
    expect(noteOf('order.changed.operator, cancelled')).toBe('Cancelled');
    expect(noteOf('helper.return.customer, cancelled')).toBe('Cancelled');
    expect(noteOf('order.received.customer')).toBe('Held for you, not booked yet');
    expect(noteOf('order.paid_too_late.customer')).toBe('Not booked');
    expect(noteOf('order.confirmed.customer, moving')).toBeUndefined();
  });
});

describe('the mail of a part that goes back', () => {
  const textOf = (named: string): string =>
    ALL.filter(({ name }) => name === `order.part_refunded.customer, ${named}`)
      .map(({ letter }) => renderLetter(letter, ORIGIN).text)
      .join('');

  it.each([
    ['online', 'The money goes back the way you paid', /^Refund: £25\.90$/m],
    ['by hand', 'so our office pays it to you directly', /^Refund: £20$/m],
  ])('says %s what comes how, of which order and when', (named, way, refund) => {
    const text = textOf(named);
    expect(text).toContain(way);
    expect(text).toMatch(refund);
    expect(text).toMatch(/^Order: .+\nCollection Date: .+/m);
  });
});

describe('the mails about a checklist', () => {
  const textOf = (what: string): string =>
    ALL.filter(({ name }) => name === `order.checklist.customer, ${what}`)
      .map(({ letter }) => renderLetter(letter, ORIGIN).text)
      .join('');

  it('PLN-4: call nothing overdue whose usual day was over by the booking', () => {
    expect(textOf('the whole list')).toMatch(/As soon as you can: Give your landlord notice/);
    expect(textOf('the whole list')).not.toContain('Overdue');
    expect(textOf('what is still open')).toMatch(/Overdue: /);
  });
});

describe('mails to operators', () => {
  const aboutOrders = TO_OPERATORS.filter(({ topic }) => !topic.startsWith('lead.'));

  it.each(aboutOrders)('$name leads to the order or the claim at the desk and rings the customer', ({ letter }) => {
    const { html } = renderLetter(letter, ORIGIN);
    expect(html).toMatch(/href="[^"]+\/desk\/(?:orders|claims)\/SM-7K4Q-2XPD/);
    expect(html).toContain('href="tel:+447700900123"');
    expect(html).toContain('href="mailto:ada@example.com"');
  });

  it.each(TO_OPERATORS.filter(({ topic }) => topic.startsWith('lead.')))('$name rings who asked', ({ letter }) => {
    expect(renderLetter(letter, ORIGIN).html).toContain('href="tel:+447700900123"');
  });
});

describe('the look', () => {
  it('needs everything that it is forgiven', () => {
    const features = (found: readonly string[]) => [...new Set(found)].toSorted();
    expect(features(FOUND.flatMap(({ errors }) => errors))).toEqual(Object.keys(NOT_KNOWN).toSorted());
    expect(features(FOUND.flatMap(({ warnings }) => warnings))).toEqual(Object.keys(KNOWN_IN_PART).toSorted());
  });

  it('has no colour that the site does not have', () => {
    const palette = readFileSync('styles/tokens/_palette.scss', 'utf8');
    const look = readFileSync('lib/server/platform/notifications/email/html-blocks.ts', 'utf8');
    const colours = [...new Set(look.match(/#[0-9A-F]{3,6}\b/gi))].map((colour) => colour.toLowerCase());
    expect(colours.length).toBeGreaterThan(10);
    const isKnown = (colour: string) => colour === '#ffffff' || palette.includes(`: ${colour};`);
    expect(colours.filter((colour) => !isKnown(colour))).toEqual([]);
  });

  it('shows each drawing under a name that no other has', () => {
    expect(new Set(MAIL_PICTURES.map(({ path }) => path)).size).toBe(MAIL_PICTURES.length);
  });
});

describe('/ui/mails', () => {
  const document = parsed(mailGallery());

  it('shows every mail at 320 and 600 pixels and as text, and is kept out of search engines', () => {
    const frames = [...document.querySelectorAll('iframe')];
    expect(frames.map(({ width }) => width)).toEqual(ALL.flatMap(() => ['320', '600']));
    expect(document.querySelectorAll('pre')).toHaveLength(ALL.length);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    for (const { topic } of ALL) expect(document.body.textContent).toContain(topic);
  });

  it('DAY-3: shows every text, each one message', () => {
    const shown = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(shown).toEqual(sampleSms().map(({ text }) => text));
    expect(shown.filter((text) => !isOneText(text))).toEqual([]);
  });

  it('runs nothing and shows nothing that anybody has stored', () => {
    expect(document.querySelectorAll('script, link')).toHaveLength(0);
    for (const frame of document.querySelectorAll('iframe')) {
      expect(frame.getAttribute('sandbox')).toBe('');
      expect(frame.srcdoc).not.toContain('<script');
    }
  });
});
