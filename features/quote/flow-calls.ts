import type { BodyOf } from '@/lib/api/request';
import type { calculatePersonalized } from '@/lib/contracts/calculation';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import type { FlowId } from '@/lib/domain/services/flows';
import { quoteChange } from '@/lib/domain/pricing/changes';
import type { BookingAnswers } from './booking';
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

/** The price of a flow: at once by its own function, then by the call that all flows share. */
export const flowPrice = <V extends BookingAnswers>({ request, ...own }: Priced<V>): FlowPrice<V> => ({
  ...own,
  inputOf: (values) => request({ ...values, promo: '' }),
  remote: async (values) => (await import('@/lib/api/quotes')).calculatePersonalized(request(values)),
  fromDto: fromQuoteDto,
  changeOf: quoteChange,
});
