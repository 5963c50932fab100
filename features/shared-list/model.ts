import { formatCubicFeet, formatPieces } from '@/lib/domain/catalogue/inventory';
import { formatPounds } from '@/lib/domain/money';
import {
  NAME_REFUSALS,
  fillListPart,
  type ListContributionDto,
  type SharedAmountDto,
  type SharedListDto,
} from '@/lib/contracts/shared-list';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { ROOMS } from '@/lib/domain/catalogue/rooms';
import { searchCatalogue } from '@/lib/domain/catalogue/search';
import { listContributionPath, type PartPlace } from '@/lib/shared-list-routes';
import type { EverybodyModel, PartModel, PartRow, Share } from './types';

type Sum = {
  readonly pieces: number;
  readonly cubicFeet: number;
  readonly share: number | null;
  readonly total: number | null;
};

/** Returns "3 items, 90 cu ft. Your share: £52.30 of £259." */
export function sumText({ pieces, cubicFeet, share, total }: Sum): string {
  const amount = `${formatPieces(pieces)}, ${formatCubicFeet(cubicFeet)}.`;
  if (share === null || total === null) return amount;
  return `${amount} Your share: ${formatPounds(share)} of ${formatPounds(total)}.`;
}

const MOST_FOUND = 40;

export const firstOf = (value: string | readonly string[] | undefined): string =>
  (typeof value === 'string' ? value : value?.[0]) ?? '';

const NAME_ERRORS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NAME_REFUSALS),
  ['too-many', 'Too many tries at once. Wait a minute, then try again'],
]);
export const nameError = (word: string): string => NAME_ERRORS.get(word) ?? '';

/** Results of an action, by query parameter. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['open', 'The list is open: anyone with its link can add their things.'],
  ['closed', 'The list is closed: nobody can change their part until you open it again.'],
  ['removed', 'The part is removed, and the price no longer includes it.'],
  ['saved', 'Saved.'],
  ['refused', 'That was not saved. Check what is here now, then try again.'],
  ['too-many', 'Too many tries at once. Wait a minute, then try again.'],
]);
export const resultText = (word: string): string => SAID.get(word) ?? '';

const OVER: Readonly<Record<SharedListDto['state'], string>> = {
  open: '',
  closed: 'The list is closed. Ask the person who sent you its link to open it again.',
  ordered: 'The move is being booked with this list, so nothing can be changed here any more.',
};
/** Returns why a list is closed; '' while it is open. */
export const overText = ({ state }: SharedListDto): string => OVER[state];
const amountText = ({ pieces, cubicFeet }: SharedAmountDto): string =>
  `${formatPieces(pieces)}, ${formatCubicFeet(cubicFeet)}`;

/** Returns everybody's shares, the owner first, under `ownName`. */
export function participantsOf(view: SharedListDto, ownName: string): EverybodyModel {
  const all = [{ ...view.own, id: 'own', name: ownName }, ...view.parts];
  const volume = all.reduce((sum, { cubicFeet }) => sum + cubicFeet, 0);
  const pieces = all.reduce((sum, one) => sum + one.pieces, 0);
  const shares = all.map((part): Share => ({
    id: part.id,
    name: part.name,
    amount: amountText(part),
    share: part.share === null ? '' : formatPounds(part.share),
    percent: volume === 0 ? 0 : Math.round((part.cubicFeet / volume) * 1000) / 10,
    canBeRemoved: part.id !== 'own' && view.state !== 'ordered',
  }));
  const price = view.total === null ? '' : `: ${formatPounds(view.total)}`;
  return { shares, total: `Together ${formatPieces(pieces)}, ${formatCubicFeet(volume)}${price}` };
}

type Counts = ReadonlyMap<string, number>;

const rowOf = ({ id, title, cubicFeet }: (typeof FURNITURE)[number], counts: Counts): PartRow => ({
  id,
  title,
  volume: formatCubicFeet(cubicFeet),
  quantity: counts.get(id) ?? 0,
});

/** Returns the search results, or the items of a room, by default the first one. */
export function shownRows(
  asked: { readonly room: string; readonly find: string },
  counts: Counts,
): Pick<PartModel, 'rooms' | 'room' | 'find' | 'rows'> {
  const find = asked.find.trim().slice(0, 80);
  const room = find ? '' : (ROOMS.find((one) => one === asked.room) ?? ROOMS[0]);
  const items = find
    ? searchCatalogue(FURNITURE, find).slice(0, MOST_FOUND)
    : FURNITURE.filter((item) => item.room === room);
  return { rooms: ROOMS, room, find, rows: items.map((item) => rowOf(item, counts)) };
}

const partLines = (counts: Counts): readonly PartRow[] =>
  FURNITURE.filter(({ id }) => counts.has(id)).map((item) => rowOf(item, counts));

type Filled = ListContributionDto & { readonly key: string };

export function partModel({ key, id, name, view, items }: Filled, asked: Required<PartPlace>): PartModel {
  const counts = new Map(items.map((item) => [item.id, item.quantity]));
  const mine = view.parts.find((part) => part.id === id) ?? view.own;
  const shown = shownRows(asked, counts);
  return {
    partKey: key,
    name,
    action: fillListPart.path,
    ...shown,
    lines: partLines(counts),
    sum: sumText({ ...mine, total: view.total }),
    notice: resultText(asked.said),
    over: overText(view),
    everybody: participantsOf(view, 'Who made the list'),
    again: listContributionPath(key, shown.find ? { find: shown.find } : { room: shown.room }),
  };
}

export const mailTo = (subject: string, link: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(link)}`;
