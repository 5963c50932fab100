import type { OrderView } from '@/lib/contracts/order-view';
import type { TextsOffer } from './types';

/** Whether we send texts, as the order page says it and lets it be changed; null where none go. `action`: the path of the call. */
export function textsOffer(
  { reference, texts }: Pick<OrderView, 'reference' | 'texts'>,
  { token, action }: { readonly token: string; readonly action: string },
): TextsOffer | null {
  if (!texts) return null;
  const { number, wanted } = texts;
  return {
    action,
    fields: { reference, token, texts: wanted ? 'off' : 'on' },
    text: wanted
      ? `We text ${number} the evening before we come, when the crew sets off, and if it is late.`
      : `We do not text ${number}.`,
    label: wanted ? 'Stop texts' : 'Send texts again',
  };
}
