import { pence } from '@/lib/domain/money';
import { isOneText } from '@/lib/domain/notifications/sms';
import { crewLinkSms, smsText, type SmsFacts, type SmsKind } from './sms';

const REFERENCE = 'SM-7K4Q-2XPD';
const [SHORT, LONG] = ['020 7946 0123', '+44 (0)20 7946 0123'];
const EVENING = { on: '2026-12-15', slots: [['10:00', '12:00']], reference: REFERENCE, phone: SHORT } as const;

const ROWS: readonly { readonly [K in SmsKind]: readonly [K, SmsFacts[K], string] }[SmsKind][] = [
  [
    'day_before',
    { ...EVENING, canReply: true },
    'see you tomorrow, Tuesday 15 December, 10:00-12:00. Order SM-7K4Q-2XPD, tel. 020 7946 0123. STOP ends texts.',
  ],
  [
    'day_before',
    {
      ...EVENING,
      slots: [
        ['10:00', '12:00'],
        ['14:00', '16:00'],
      ],
      canReply: false,
    },
    'see you tomorrow, Tuesday 15 December, 10:00-12:00 and 14:00-16:00. Order SM-7K4Q-2XPD, tel. 020 7946 0123.',
  ],
  [
    'on_the_way',
    { names: ['Sam', 'Zoë', 'Lee'], window: ['10:40', '11:05'], phone: SHORT },
    'Sam, Zoe and Lee are on the way, arriving between 10:40 and 11:05. Questions? 020 7946 0123.',
  ],
  [
    'on_the_way',
    { names: [], window: ['10:40', '11:05'], phone: SHORT },
    'your crew is on the way, arriving between 10:40 and 11:05. Questions? 020 7946 0123.',
  ],
  ['on_the_way', { names: ['Sam'], window: null, phone: SHORT }, 'Sam is on the way. Questions? 020 7946 0123.'],
  [
    'late',
    { window: ['14:20', '14:45'], phone: SHORT },
    'sorry, we are running late. We now expect to arrive between 14:20 and 14:45. Questions? 020 7946 0123.',
  ],
  [
    'late',
    { window: null, phone: SHORT },
    'sorry, we are running late. We will call you as soon as we know more. Questions? 020 7946 0123.',
  ],
  [
    'extra_asked',
    { amount: pence(3_400), answerBy: '14:20' },
    'your crew is asking for £34 more. Please say yes or no by 14:20, with the link in our email. No answer means no.',
  ],
  [
    'keys_late',
    { plan: 'night', on: '2026-12-16', slot: ['10:00', '12:00'], phone: '020 7946 0123' },
    `we will now deliver your things on Wednesday 16 December, 10:00-12:00. Our crew knows. Questions? 020 7946 0123.`,
  ],
  [
    'keys_late',
    { plan: 'later', on: '2026-12-15', slot: ['14:00', '16:00'], phone: '020 7946 0123' },
    `we will now come on Tuesday 15 December, 14:00-16:00. Our crew knows. Questions? 020 7946 0123.`,
  ],
];

it.each(ROWS)('DAY-3: %s, %j', (kind, facts, words) => {
  expect(smsText(kind, facts as never)).toBe(`Smart Storage and Moving: ${words}`);
});

/** The facts that make each text as long as it can get. */
const LONGEST: { readonly [K in SmsKind]: SmsFacts[K] } = {
  day_before: {
    on: '2026-09-30',
    slots: [
      ['10:00', '12:00'],
      ['14:00', '16:00'],
    ],
    reference: REFERENCE,
    phone: LONG,
    canReply: true,
  },
  on_the_way: { names: ['Wolfeschlegelsteinhausen', 'Bartholomew'], window: ['10:40', '11:05'], phone: LONG },
  late: { window: ['14:20', '14:45'], phone: LONG },
  extra_asked: { amount: pence(123_456), answerBy: '14:20' },
  keys_late: { plan: 'night', on: '2026-09-30', slot: ['14:00', '16:00'], phone: LONG },
};

it.each(Object.entries(LONGEST))(
  'DAY-3: %s is one message with the longest facts, and says them all',
  (kind, facts) => {
    const text = smsText(kind as SmsKind, facts as never);
    expect(text).toMatch(/\.$/);
    expect({ text, isOneText: isOneText(text) }).toEqual({ text, isOneText: true });
    for (const fact of [facts].flatMap((each) => ('phone' in each ? [each.phone] : []))) expect(text).toContain(fact);
  },
);

it('DAY-3: a name is cut before a fact is', () => {
  const names = ['Wolfeschlegelsteinhausenbergerdorff', 'Bartholomew-Alexander', 'Maximilian'];
  const text = smsText('on_the_way', { names, window: ['10:40', '11:05'], phone: LONG });
  expect(text).toMatch(/^Smart Storage and Moving: Wolfeschlegelsteinhausenbergerdorff, B[\w-]* are on the way/);
  expect(text).toContain('between 10:40 and 11:05');
});

const linkOf = (origin: string) => `${origin}/crew#2026-09-23.CLEANING.12.1.${'k'.repeat(43)}`;

it.each([
  ['is said whole', 'https://www.example.com', 'Smart Storage and Moving: your jobs on Wednesday 23 September: '],
  [
    'leaves us out where the address is long',
    'https://www.smart-storage-and-moving.co.uk',
    'Your jobs on Wednesday 23 September: ',
  ],
  ['is the link alone where it is very long', `https://${'long-'.repeat(10)}name.co.uk`, ''],
])('CRW-1: the text with a crew’s link %s, one message that ends with the link', (_, origin, words) => {
  const text = crewLinkSms({ on: '2026-09-23', url: linkOf(origin) });
  expect({ text, isOneText: isOneText(text) }).toEqual({ text: words + linkOf(origin), isOneText: true });
});
