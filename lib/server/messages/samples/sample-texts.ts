import { COMPANY } from '@/lib/content/company';
import { crewLinkText, textOf, type TextKind } from '@/lib/content/texts';
import { crewLinkPath } from '@/lib/crew-routes';
import { pence } from '@/lib/domain/money';
import type { SlotTimes } from '@/lib/domain/vocabulary';

const phone = COMPANY.phone.value;
/** As long as a key is. */
const KEY = `2026-12-15.MOVING.1.1.${'k'.repeat(43)}`;
const window: SlotTimes = ['10:40', '11:05'];
const evening = { on: '2026-12-15', slots: [['10:00', '12:00']] as const, reference: 'SM-7K4Q-2XPD', phone };

/** Every text that the site can send, with invented facts: a kind without a sample does not compile. */
export const SAMPLE_TEXTS: Readonly<Record<TextKind | 'crew_link', readonly string[]>> = {
  day_before: [true, false].map((canReply) => textOf('day_before', { ...evening, canReply })),
  on_the_way: [['Sam', 'Priya'], []].map((names) => textOf('on_the_way', { names, window, phone })),
  late: [textOf('late', { window, phone }), textOf('late', { window: null, phone })],
  crew_link: [crewLinkText({ on: evening.on, url: `https://www.example.com${crewLinkPath(KEY)}` })],
  keys_late: (['hold', 'night', 'later'] as const).map((plan) =>
    textOf('keys_late', { plan, on: evening.on, slot: ['14:00', '16:00'], phone }),
  ),
  extra_asked: [textOf('extra_asked', { amount: pence(3_400), answerBy: '10:55' })],
};
