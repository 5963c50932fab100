import type { BodyOf } from '@/lib/api/request';
import type { calculatePersonalized } from '@/lib/contracts/calculation';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import type { FlowId } from '@/lib/domain/services/flows';
import { quoteChange } from '@/lib/domain/pricing/changes';
import type { KeptLine, Quote } from '@/lib/domain/pricing/quote';
import { ofDraft, type BookingAnswers } from './booking';
import type { Flow, FlowPrice } from './engine/types';

/** Calls are fetched when they are first needed, not with the question. */
const drafts = () => import('@/lib/api/drafts');

/** How the answers of a flow are kept on the server. */
export const draftCalls = <V extends BookingAnswers>(flow: FlowId): Pick<Flow<V>, 'save' | 'remove'> => ({
  save: async (body) => (await drafts()).saveDraft({ ...body, flow }),
  remove: async (draftId) => (await drafts()).deleteDraft(draftId),
});

type Priced<V extends BookingAnswers> = Pick<FlowPrice<V>, 'local' | 'conditions'> & {
  /** What the price depends on, as the server wants it. */
  readonly request: (values: V) => BodyOf<typeof calculatePersonalized>;
};

/** Hardly ever needed: fetched with the first price that says what is kept. Until it is there the server's answer corrects. */
let keepPrices: ((quote: Quote, kept: readonly KeptLine[]) => Quote) | null = null;
async function fetchKeeping(): Promise<void> {
  ({ keepPrices } = await import('@/lib/domain/pricing/kept-prices'));
}

/** The price of a flow: at once by its own function, then by the call that all flows share. */
export const flowPrice = <V extends BookingAnswers>({ request, ...own }: Priced<V>): FlowPrice<V> => ({
  ...own,
  local: (values, known) => {
    const quote = own.local(values, known);
    return quote && known?.kept && keepPrices ? { ...keepPrices(quote, known.kept), kept: known.kept } : quote;
  },
  inputOf: (values) => request({ ...values, promo: '' }),
  remote: async (values, draftId) =>
    (await import('@/lib/api/quotes')).calculatePersonalized(ofDraft(request(values), draftId)),
  fromDto: (dto) => {
    if (dto.kept && !keepPrices) void fetchKeeping().catch(() => undefined);
    return fromQuoteDto(dto);
  },
  changeOf: quoteChange,
});
