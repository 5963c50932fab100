import type { ExtraDto } from '@/lib/contracts/extras';
import { EXTRA_LABELS } from '@/lib/domain/extras/kinds';
import { EXTRA_STATE_LABELS } from '@/lib/domain/extras/state';
import { londonTime } from '@/lib/domain/london-time';
import { formatPence, fromPounds } from '@/lib/domain/money';
import type { OrderExtras } from './types';

const money = ({ amount }: ExtraDto): string => formatPence(fromPounds(amount));

function promptOf(extras: readonly ExtraDto[]): OrderExtras['prompt'] {
  const open = extras.find(({ state }) => state === 'asked');
  if (open) {
    const until = londonTime(new Date(open.answerBy));
    return {
      title: `Do you agree to ${money(open)} more?`,
      text: `${open.what}. Answer by ${until}; no answer means no.`,
      label: 'Say yes or no',
    };
  }
  const owed = extras.find(({ state }) => state === 'agreed');
  if (!owed) return null;
  return { title: `You agreed to ${money(owed)} more.`, text: `${owed.what}.`, label: `Pay ${money(owed)}` };
}

/** What was asked on the day, on the order page; null where nothing was. */
export function orderExtras(extras: readonly ExtraDto[], href: string): OrderExtras | null {
  if (extras.length === 0) return null;
  return {
    prompt: promptOf(extras),
    facts: extras.map((extra) => ({
      label: EXTRA_LABELS[extra.kind],
      value: `${money(extra)}: ${EXTRA_STATE_LABELS[extra.state].toLowerCase()}`,
      detail: extra.what,
    })),
    href,
  };
}
