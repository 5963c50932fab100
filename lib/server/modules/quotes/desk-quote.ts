import type { DeskFact } from '@/lib/contracts/desk-parts';
import type { QuoteReceipt, QuoteView } from '@/lib/contracts/desk-people';
import { readableNumber } from '@/lib/domain/answers/phone';
import { londonDate } from '@/lib/domain/london-time';
import { typedQuoteReference } from '@/lib/domain/order/reference';
import { FLOW_IDS } from '@/lib/domain/services/flows';
import { deskPath } from '@/lib/routes';
import { canBookByPhone } from '@/lib/server/modules/accounts/desk-people';
import { DRAFT_ANSWERS, searchedAnswers } from '@/lib/server/modules/drafts/answers';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { draftOfReference } from '@/lib/server/modules/quotes/kept-prices-repo';
import type { Db, DraftRow } from '@/lib/server/platform/db/schema';
import type { ReceiptOf } from '@/lib/server/platform/desk/define-page';
import { flowLabel, moment, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';

/** Returns the page of the quote with the typed reference, if it has not expired. */
export async function quoteTyped({ db, now }: Pick<Deps, 'db' | 'now'>, typed: string): Promise<string | null> {
  const reference = typedQuoteReference(typed);
  if (reference === null || !(await keptDraft(db, reference, now()))) return null;
  return deskPath('people', reference);
}

/** Returns a saved quote with its receipt. An ordered quote redirects to its order's page. */
export async function quoteView(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  reference: string,
  receiptOf: ReceiptOf,
): Promise<QuoteView | { readonly redirect: string } | null> {
  const draft = typedQuoteReference(reference) === reference ? await keptDraft(db, reference, now()) : undefined;
  if (!draft) return null;
  const order = draft.order_id === null ? undefined : await findOrder(db, draft.order_id);
  if (order && order.state !== 'expired') return { redirect: deskPath('orders', order.reference) };
  const held = (await receiptOf(draft.id))?.held ?? null;
  const flow = FLOW_IDS.find((id) => id === draft.flow);
  const saved = `saved ${moment(draft.updated_at)}; kept until ${tableDay(londonDate(new Date(draft.expires_at)))}`;
  return {
    kind: 'quote',
    reference,
    title: held?.title ?? 'No price is held',
    about: `${flow ? flowLabel(flow) : draft.flow}, ${saved}`,
    goOn: canBookByPhone(draft) ? { flow: draft.flow, quote: draft.id } : null,
    price: held ? priceFacts(held) : [],
    panels: [
      { title: 'What it is for', facts: held?.answers.map(({ label, texts }) => ({ label, text: texts.join(', ') })) },
      {
        title: 'What would change the price',
        facts: held?.triggers.map(({ text, price }) => ({ label: text, text: price })),
      },
      { title: 'Contact', facts: contactOf(draft) },
    ].flatMap(({ title, facts = [] }) => (facts.length > 0 ? [{ title, facts }] : [])),
  };
}

async function keptDraft(db: Db, reference: string, now: Date): Promise<DraftRow | undefined> {
  const draft = await draftOfReference(db, reference);
  return draft && draft.expires_at > now.toISOString() ? draft : undefined;
}

type Held = NonNullable<QuoteReceipt['held']>;

const priceFacts = ({ lines, totalLabel, total, later, until }: Held): readonly DeskFact[] => [
  ...lines.map(lineFact),
  { label: totalLabel, text: total },
  ...later.map(lineFact),
  { label: 'Held until', text: until },
];

const lineFact = ({ label, detail, amount }: Held['lines'][number]): DeskFact => ({
  label: typeof detail === 'string' ? `${label}, ${detail}` : label,
  text: amount,
});

function contactOf(draft: DraftRow): readonly DeskFact[] {
  const { names, phone } = readable(draft.id, () => searchedAnswers(DRAFT_ANSWERS.read(draft.answers)), {
    names: [],
    phone: null,
    codes: [],
  });
  const name = names.filter(Boolean).join(' ');
  const { owner_email: email } = draft;
  return [
    ...(name === '' ? [] : [{ label: 'Name', text: name }]),
    ...(phone === null ? [] : [{ label: 'Phone', text: readableNumber(phone), href: `tel:${phone}` }]),
    ...(email === null ? [] : [{ label: 'Email', text: email, href: `mailto:${email}` }]),
  ];
}
