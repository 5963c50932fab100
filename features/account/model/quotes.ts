import type { DraftDto } from '@/lib/contracts/checkout';
import { QUOTES_SHOWN } from '@/lib/contracts/saved-quotes';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { formatDay, formatInstant, londonDate } from '@/lib/domain/london-time';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { CLEANING_TITLES } from '@/lib/domain/pricing/cleaning';
import { unitLabel } from '@/lib/domain/pricing/storage';
import { emptiesRental, FLOWS, type AnswersOf, type FlowId, type SingleAddress } from '@/lib/domain/services/flows';
import { deleteQuotePath } from '@/lib/account-routes';
import type { QuoteRow, SavedQuotesProps } from '../types';

export type SavedQuote = { readonly draft: DraftDto; readonly step: { readonly title: string; readonly path: string } };

export type AskedQuotes = { readonly forget: unknown; readonly done: unknown };

const NOTICES: Readonly<Record<string, NonNullable<SavedQuotesProps['notice']>>> = {
  forgotten: { kind: 'success', text: 'The quote is deleted, with everything you typed in it.' },
  gone: { kind: 'info', text: 'This quote is no longer here, so there was nothing to delete.' },
};

/** Returns at most QUOTES_SHOWN rows. With one more quote, `hasMore` is true. */
export function savedQuotes(quotes: readonly SavedQuote[], { forget, done }: AskedQuotes): SavedQuotesProps {
  const shown = quotes.slice(0, QUOTES_SHOWN);
  const names = shown.map(({ draft }) => nameOf(draft));
  return {
    rows: shown.map((quote, index) => {
      const name = names[index] ?? '';
      const isAlone = names.filter((other) => other === name).length === 1;
      const changed = formatInstant(new Date(quote.draft.savedAt));
      return {
        ...toRow(quote, isAlone ? name : `${name}, changed ${changed}`),
        isAsked: quote.draft.draftId === forget,
      };
    }),
    hasMore: quotes.length > QUOTES_SHOWN,
    notice: typeof done === 'string' && Object.hasOwn(NOTICES, done) ? (NOTICES[done] ?? null) : null,
  };
}

function toRow({ draft, step }: SavedQuote, name: string): Omit<QuoteRow, 'isAsked'> {
  const dayOf = (instant: string) => formatDay(londonDate(new Date(instant)));
  const isUnproven = emptiesRental(draft.flow) && draft.store === null;
  const { title, where } = partsOf(draft);
  return {
    draftId: draft.draftId,
    name,
    title,
    where,
    step: step.title,
    href: step.path,
    forgetHref: deleteQuotePath(draft.draftId),
    changed: dayOf(draft.savedAt),
    keptUntil: dayOf(draft.expiresAt),
    note: isUnproven ? 'Before you order it, we ask you to confirm again that the things are yours.' : null,
  };
}

function nameOf(draft: DraftDto): string {
  const { noun, title, place } = partsOf(draft);
  return `${noun}, ${place || title}`;
}

type Quoted<F extends FlowId> = { readonly flow: F; readonly answers: AnswersOf[F] };
type Parts = { readonly noun: string; readonly title: string; readonly where: string; readonly place: string };

/** The names of quotes that tell more than the service and its address. */
const PARTS: { readonly [F in FlowId]?: (answers: AnswersOf[F]) => Parts } = {
  moving: ({ movingSpace, addresses }) => {
    const [from, to] = [districtOf(addresses.collection), districtOf(addresses.delivery)];
    const place = [from, to && `to ${to}`].filter(Boolean).join(' ');
    const title = movingSpace === '' ? 'Move' : SPACE_TITLES[movingSpace];
    return { noun: 'moving quote', title, place, where: from ? `From ${place}` : to && `To ${to}` };
  },
  storage: ({ storageSpace, squareFeet, addresses }) => {
    const place = districtOf(addresses.storage_collection);
    const title = storageSpace === '' ? 'Storage' : unitLabel(storageSpace, squareFeet);
    return { noun: 'storage quote', title, place, where: place && `Collected from ${place}` };
  },
  'storage-return': ({ returnKind, addresses }) => {
    const place = districtOf(addresses.delivery);
    return { noun: 'return quote', title: RETURN_TITLES[returnKind], place, where: place && `To ${place}` };
  },
  cleaning: (answers) => {
    const { cleaningSpace } = answers;
    const parts = plainParts('cleaning', answers);
    return cleaningSpace === '' ? parts : { ...parts, title: CLEANING_TITLES[cleaningSpace] };
  },
};

const partsOf = <F extends FlowId>({ flow, answers }: Quoted<F>): Parts =>
  PARTS[flow]?.(answers) ?? plainParts(flow, answers);

/** Returns the name of a quote by its service and the address that we visit. */
function plainParts<F extends FlowId>(flow: F, { addresses }: AnswersOf[F]): Parts {
  const { words, comesTo } = FLOWS[flow];
  const place = districtOf(
    (addresses as Readonly<Partial<Record<SingleAddress, { readonly postcode: string }>>>)[comesTo],
  );
  return { noun: `${words.name.toLowerCase()} quote`, title: words.order, place, where: place && `In ${place}` };
}

const RETURN_TITLES = {
  unit: 'Everything in your unit, brought back',
  items: 'Some of your things, brought back',
  '': 'Return from storage',
} as const;

/** Returns the outward code, "SW1"; '' for an incomplete postcode. */
const districtOf = (address: { readonly postcode: string } | undefined): string =>
  parsePostcode(address?.postcode ?? '')?.outcode ?? '';
