import type { BodyOf } from '@/lib/api/request';
import type { calculatePersonalized } from '@/lib/contracts/calculation';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { quoteChange } from '@/lib/domain/pricing/changes';
import type { KeptLine, Quote } from '@/lib/domain/pricing/quote';
import type { FlowId } from '@/lib/domain/services/flows';
import type { Flow, FlowPrice } from './engine/types';
import { withDraftId, type BookingAnswers } from './flow-config';

const drafts = () => import('@/lib/api/drafts');

export const draftCalls = <V extends BookingAnswers>(flow: FlowId): Pick<Flow<V>, 'save' | 'remove'> => ({
  save: async (body) => (await drafts()).saveDraft({ ...body, flow }),
  remove: async (draftId) => (await drafts()).deleteDraft(draftId),
});

type Priced<V extends BookingAnswers> = Pick<FlowPrice<V>, 'local' | 'conditions'> & {
  readonly request: (values: V) => BodyOf<typeof calculatePersonalized>;
};

/** Loaded with the first price that keeps older prices, which is rare. Until then the server corrects the price. */
let keepPrices: ((quote: Quote, kept: readonly KeptLine[]) => Quote) | null = null;
async function fetchKeeping(): Promise<void> {
  ({ keepPrices } = await import('@/lib/domain/pricing/kept-prices'));
}

/** Returns the price of a flow: by its own function at once, then by the call that all flows share. */
export const flowPrice = <V extends BookingAnswers>({ request, ...own }: Priced<V>): FlowPrice<V> => ({
  ...own,
  local: (values, known) => {
    const quote = own.local(values, known);
    return quote && known?.kept && keepPrices ? { ...keepPrices(quote, known.kept), kept: known.kept } : quote;
  },
  inputOf: (values) => request({ ...values, promo: '' }),
  remote: async (values, draftId) =>
    (await import('@/lib/api/quotes')).calculatePersonalized(withDraftId(request(values), draftId)),
  fromDto: (dto) => {
    if (dto.kept && !keepPrices) void fetchKeeping().catch(() => undefined);
    return fromQuoteDto(dto);
  },
  changeOf: quoteChange,
});
