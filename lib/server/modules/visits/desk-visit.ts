import { randomUUID } from 'node:crypto';
import type { DeskEvent } from '@/lib/contracts/desk-parts';
import type { CountLine, VisitPageView } from '@/lib/contracts/desk-proof';
import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import { londonTime } from '@/lib/domain/london-time';
import { MOST_PHOTOS } from '@/lib/domain/visits/assumptions';
import { COUNT_LABELS, NOTHING_COUNTED, WAYS_OF_VISIT } from '@/lib/domain/visits/items';
import { PHOTO_LABELS, photoKinds } from '@/lib/domain/visits/photos';
import { PHONE_REPORTED_SIGN_OFFS, SIGN_OFF_LABELS } from '@/lib/domain/visits/sign-off';
import { deskPath } from '@/lib/routes';
import { wantsNoPhotos } from '@/lib/server/modules/addresses/repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { crewsOf } from '@/lib/server/modules/visits/crews-repo';
import { proofText, proofsOf } from '@/lib/server/modules/visits/proof';
import { countsOf, factsIn, signoffsOf } from '@/lib/server/modules/visits/proof-repo';
import { findVisit } from '@/lib/server/modules/visits/repo';
import { whoComes } from '@/lib/server/modules/visits/who-comes';
import type { OrderRow, SignoffRow, VisitCountRow, VisitItemRow, VisitRow } from '@/lib/server/platform/db/schema';
import { headOf } from '@/lib/server/platform/desk/order-head';
import { TEAM_NAMES, address, moment, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { mayRecord } from './desk-phone-reported-visit';
import { proofView } from './desk-proof';
import { visitStateOf } from './desk-visit-tables';

/** Returns the page on which the desk records a visit for a crew on the phone; null for an unknown visit. */
export async function visitPage({ db, now }: Pick<Deps, 'db' | 'now'>, id: string): Promise<VisitPageView | null> {
  const visit = await findVisit(db, id);
  const order = visit && (await findOrder(db, visit.order_id));
  if (!order) return null;
  const [proofs, counts, signoffs, crews, who, noPhotos] = await Promise.all([
    proofsOf(db, [visit]),
    countsOf(db, id),
    signoffsOf(db, [id]),
    crewsOf(db, [id]),
    whoComes(db, visit),
    wantsNoPhotos(db, order.id),
  ]);
  const proof = proofs(visit);
  const { crew } = TEAM_NAMES[visit.service];
  return {
    kind: 'visit',
    head: headOf(order),
    visit: id,
    crews: crews.map(({ number }) => `${crew} ${number}`).join(', '),
    when: `${tableDay(visit.date)}, ${visit.start}`,
    planHref: address(deskPath('day'), { date: visit.date }),
    state: visitStateOf(visit.state),
    summary: proofText(visit, order, proof),
    closed: closedWords(visit, now()),
    event: randomUUID(),
    lines: linesOf(visit, order, proof.items, counts),
    photos: {
      kinds: photoKinds(visit.kind, noPhotos).map((value) => ({ value, label: PHOTO_LABELS[value] ?? value })),
      left: Math.max(0, MOST_PHOTOS - proof.photos.length),
      noPhotos,
    },
    signoff: signoffForm(signoffs, who),
    proof: proofView(visit, proof),
    history: visitHistory(counts, signoffs, proof.items),
  };
}

const closedWords = (visit: VisitRow, now: Date): string => {
  if (mayRecord(visit, now)) return '';
  return visit.state === 'planned' || visit.state === 'on_the_way'
    ? 'Counts, photos and the sign-off can be recorded from the day of the visit on.'
    : 'This visit did not take place: there is nothing to record.';
};

const signoffForm = (signoffs: readonly SignoffRow[], who: readonly string[]): VisitPageView['signoff'] => ({
  seen: signoffs.at(-1)?.id ?? '',
  options: PHONE_REPORTED_SIGN_OFFS.map((value) => ({ value, label: SIGN_OFF_LABELS[value] })),
  crew: who[0] ?? '',
});

/** Returns the lines of the order's list, then counted items that are no longer on it. */
function linesOf(
  { kind }: VisitRow,
  order: OrderRow,
  items: readonly VisitItemRow[],
  counts: readonly VisitCountRow[],
): readonly CountLine[] {
  const ways = WAYS_OF_VISIT[kind];
  if (ways.length === 0) return [];
  const listed = oneLineEach(orderOf(order).furnitureItems);
  const others = items.filter(({ item }) => listed.every(({ id }) => id !== item));
  const lines = [
    ...listed.map(({ id, title, quantity }) => ({ item: id, title, planned: quantity })),
    ...others.map(({ item, title }) => ({ item, title, planned: 0 })),
  ];
  return lines.map((line) => {
    const row = items.find(({ item }) => item === line.item);
    const facts = row ? factsIn(row) : NOTHING_COUNTED;
    return {
      ...line,
      counts: ways.map((way) => {
        const said = facts[way];
        return { way, value: String(said?.value ?? ''), source: said ? saidBy(counts, line.item, way, said) : '' };
      }),
      marks: facts.marks?.value ?? [],
    };
  });
}

type Said = { readonly value: number; readonly at: string };

/** Returns who reported a count: "28 by the crew at 10:40". */
function saidBy(counts: readonly VisitCountRow[], item: string, way: string, { value, at }: Said): string {
  const row = counts.findLast((one) => one.item === item && one.what === way && one.at === at && one.count === value);
  return `${value} by ${row?.recorded_by ? 'the desk' : 'the crew'} at ${londonTime(new Date(at))}`;
}

const SHOWN = 100;

const whoSaid = ({ recorded_by }: Pick<VisitCountRow, 'recorded_by'>): string =>
  recorded_by === '' ? 'the crew’s phone' : `${recorded_by}, for the crew`;

/** Returns everything that was recorded for a visit, the newest first, with the corrections. */
function visitHistory(
  counts: readonly VisitCountRow[],
  signoffs: readonly SignoffRow[],
  items: readonly VisitItemRow[],
): readonly DeskEvent[] {
  const titles = new Map(items.map(({ item, title }) => [item, title]));
  const last = lastOf(counts);
  const counted = counts.map((row) => ({
    at: row.at,
    what: `${titles.get(row.item) ?? row.item}: ${countWords(row)}`,
    who: whoSaid(row),
    detail: last.get(keyOf(row)) === row ? '' : 'A later count counts',
  }));
  const signed = signoffs.map((row, index) => ({
    at: row.at,
    what: `${SIGN_OFF_LABELS[row.outcome]}${row.name && `: ${row.name}`}`,
    who: whoSaid(row),
    detail: [
      ...(row.told_by === '' ? [] : [`Told by ${row.told_by}`]),
      ...(index === signoffs.length - 1 ? [] : ['A later sign-off counts']),
    ].join('. '),
  }));
  return [...counted, ...signed]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .toReversed()
    .slice(0, SHOWN)
    .map(({ at, ...said }) => ({ at: moment(at), ...said }));
}

const keyOf = ({ item, what }: VisitCountRow): string => `${what} ${item}`;

/** Returns the valid count of each item and way. Of two at one instant the larger is valid, as in `withCount`. */
function lastOf(counts: readonly VisitCountRow[]): ReadonlyMap<string, VisitCountRow> {
  const last = new Map<string, VisitCountRow>();
  for (const row of counts) {
    const before = last.get(keyOf(row));
    if (!before || row.at > before.at || rank(row) > rank(before)) last.set(keyOf(row), row);
  }
  return last;
}
const rank = ({ what, count, marks }: VisitCountRow): string =>
  what === 'marks' ? marks : String(count).padStart(4, '0');

const countWords = ({ what, count, marks }: VisitCountRow): string =>
  what === 'marks' ? marks.replaceAll(',', ', ') || 'no marks' : `${COUNT_LABELS[what].toLowerCase()} ${count}`;
