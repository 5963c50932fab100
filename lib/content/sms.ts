import type { KeysPlan } from '@/lib/domain/extras/key-handover';
import { formatShortDay, type LocalDate, type SlotTimes } from '@/lib/domain/london-time';
import { formatPence, type Pence } from '@/lib/domain/money';
import { asGsm, fitIntoSms, isOneText } from '@/lib/domain/notifications/sms';
import { SITE } from '@/lib/site';

/** The facts of each text message. Times are London's. `phone` is the company's number as people read it. */
export type SmsFacts = {
  /** Sent the evening before, so that "tomorrow" is true. `canReply`: whether our number accepts replies. */
  readonly day_before: {
    readonly on: LocalDate;
    readonly slots: readonly SlotTimes[];
    readonly reference: string;
    readonly phone: string;
    readonly canReply: boolean;
  };
  /** `names`: the first names of the crew. `window`: null while nobody has estimated the drive. */
  readonly on_the_way: { readonly names: readonly string[]; readonly window: SlotTimes | null; readonly phone: string };
  /** `window`: the crew's estimate. Null while there is none, and then none is invented. */
  readonly late: { readonly window: SlotTimes | null; readonly phone: string };
  /** `answerBy`: the deadline for agreeing. */
  readonly extra_asked: { readonly amount: Pence; readonly answerBy: string };
  /** The plan chosen by a customer whose keys are late. */
  readonly keys_late: {
    readonly plan: KeysPlan;
    readonly on: LocalDate;
    readonly slot: SlotTimes;
    readonly phone: string;
  };
};
export type SmsKind = keyof SmsFacts;

const between = ([from, until]: SlotTimes): string => `between ${from} and ${until}`;
const inWindow = ([from, until]: SlotTimes): string => `${from}-${until}`;
const all = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A text to a customer, written around the names of people. */
type Words = { readonly write: (name: string) => string; readonly names?: readonly string[] };

const WORDS: { readonly [K in SmsKind]: (facts: SmsFacts[K]) => Words } = {
  day_before: ({ on, slots, reference, phone, canReply }) => {
    const stop = canReply ? ' STOP ends texts.' : '';
    const when = `${formatShortDay(on)}, ${slots.map(inWindow).join(' and ')}`;
    return { write: () => `see you tomorrow, ${when}. Order ${reference}, tel. ${phone}.${stop}` };
  },

  on_the_way: ({ names, window, phone }) => ({
    write: (name) => {
      const who = name === '' ? 'your crew is' : `${name} ${names.length > 1 ? 'are' : 'is'}`;
      return `${who} on the way${window ? `, arriving ${between(window)}` : ''}. Questions? ${phone}.`;
    },
    names,
  }),

  late: ({ window, phone }) => ({
    write: () => {
      const when = window ? `We now expect to arrive ${between(window)}` : 'We will call you as soon as we know more';
      return `sorry, we are running late. ${when}. Questions? ${phone}.`;
    },
  }),

  extra_asked: ({ amount, answerBy }) => ({
    write: () =>
      `your crew is asking for ${formatPence(amount)} more. Please say yes or no by ${answerBy}, with the link in our email. No answer means no.`,
  }),

  keys_late: ({ plan, on, slot, phone }) => ({
    write: () => {
      const what = plan === 'later' || plan === 'day' ? 'we will now come' : 'we will now deliver your things';
      return `${what} on ${formatShortDay(on)}, ${inWindow(slot)}. Our crew knows. Questions? ${phone}.`;
    },
  }),
};

/** Returns a text of a single message, whatever its facts are. */
export function smsText<K extends SmsKind>(kind: K, facts: SmsFacts[K]): string {
  const { write, names = [] } = WORDS[kind](facts);
  return fitIntoSms((name) => `${SITE.name}: ${write(name)}`, all(names));
}

/**
 * Returns the text with the link of a crew's day, which takes most of a message: the longer the site's address, the
 * shorter the words around it. The link comes last, because phones would take following characters for a part of it.
 */
export function crewLinkSms({ on, url }: { readonly on: LocalDate; readonly url: string }): string {
  const jobs = `our jobs on ${formatShortDay(on)}: ${url}`;
  const texts = [`${SITE.name}: y${jobs}`, `Y${jobs}`, url];
  return asGsm(texts.find(isOneText) ?? url);
}
