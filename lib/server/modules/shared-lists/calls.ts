import * as share from '@/lib/contracts/order-shares';
import * as list from '@/lib/contracts/shared-list';
import { readNumber } from '@/lib/domain/typed-number';
import { ROUTES } from '@/lib/routes';
import { mayAskProvider } from '@/lib/server/modules/payments/provider-limit';
import type { ListView } from '@/lib/server/modules/shared-lists/service';
import type { Problem } from '@/lib/server/platform/base/problem';
import { call, requireFound, type Fields } from '@/lib/server/platform/http/call';
import {
  joinListPath,
  listContributionPath,
  orderSharesPath,
  shareLinkPath,
  sharedListPath,
  sharePayPath,
} from '@/lib/shared-list-routes';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the owner's page with the outcome. The fields of a refused form are unchecked. */
const toOwner = ({ draftId }: Fields, said = ''): string =>
  textOf(draftId) === '' ? ROUTES.home : sharedListPath(textOf(draftId), said);

const refusedAtOwner = ({ code }: Problem, fields: Fields): string =>
  toOwner(fields, code === 'rate_limited' ? 'too-many' : 'refused');

/** Returns the key of the sentence with which a name was refused. */
function whyRefused({ code, details }: Problem): string {
  if (code === 'rate_limited') return 'too-many';
  const sentence = details.fields?.['name'];
  return (
    Object.entries(list.NAME_REFUSALS).find(([, text]) => text === sentence)?.[0] ?? (sentence ? 'empty' : 'refused')
  );
}

/** The prefix of the count fields: "n_sofa_2". */
const COUNT = 'n_';
/** The value of a button that adds or removes one: "sofa_2+", "sofa_2-". */
const STEP = /^([a-z0-9_-]+?)([+-])$/i;

/** Returns the counts after the pressed button. An empty field means none. */
function countsIn(fields: Fields): readonly { readonly id: string; readonly quantity: number }[] {
  const [, stepped, sign] = STEP.exec(textOf(fields['step'])) ?? [];
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(COUNT))
    .map(([name, value]) => {
      const id = name.slice(COUNT.length);
      const typed = readNumber(textOf(value).trim() || '0') ?? Number.NaN;
      const more = id === stepped ? (sign === '+' ? 1 : -1) : 0;
      return { id, quantity: Math.max(0, typed + more) };
    });
}

function placeOf(fields: Fields, said: string): string {
  const [key, room, at, find] = ['key', 'room', 'at', 'find'].map((name) => textOf(fields[name]).slice(0, 80));
  if (!key) return ROUTES.home;
  if (room) return listContributionPath(key, { room, said });
  const path = listContributionPath(key, find ? { find, said } : { ...(at && { room: at }), said });
  const stepped = STEP.exec(textOf(fields['step']))?.[1];
  return stepped ? `${path}#${COUNT}${stepped}` : path;
}

const toShares = ({ reference, token }: Fields): string =>
  textOf(reference) && textOf(token) ? orderSharesPath(textOf(reference), textOf(token)) : ROUTES.home;

const viewDto = ({ items: _items, ...dto }: ListView): list.SharedListDto => dto;

const toShare = ({ key }: Fields, said: string): string =>
  textOf(key) ? sharePayPath(textOf(key), said) : ROUTES.home;

/** The calls of shared lists and of order shares. */
export const sharedListCalls = [
  call(list.readSharedList, async ({ sharedLists }, { draftId }) => {
    const { isOrdered, shared } = requireFound(await sharedLists.ofOwner(draftId));
    return { isOrdered, shared: shared && { key: shared.key, view: viewDto(shared.view) } };
  }),
  call(list.readListLink, async ({ sharedLists }, { list: link }) =>
    viewDto(requireFound(await sharedLists.ofLink(link))),
  ),
  call(list.readListPart, async ({ sharedLists }, { key }) => {
    const { id, name, view } = requireFound(await sharedLists.ofPart(key));
    return { id, name, view: viewDto(view), items: view.items.get(id) ?? [] };
  }),
  call(share.readOrderShares, async ({ orderShares }, { reference, token }) =>
    requireFound(await orderShares.ofOrder(reference, token)),
  ),
  call(share.readShare, async ({ orderShares, deps }, { key, isBackFromPayment }, { request }) => {
    const isBack = isBackFromPayment && (await mayAskProvider(deps, request));
    return requireFound(await orderShares.ofShare(key, isBack));
  }),
  call(list.setSharedList, ({ sharedLists }, asked) => sharedLists.set(asked), {
    plainPost: { done: ({ set }, fields) => toOwner(fields, set), refused: refusedAtOwner },
  }),
  call(list.removeListPart, ({ sharedLists }, asked) => sharedLists.remove(asked), {
    plainPost: { done: (_answer, fields) => toOwner(fields, 'removed'), refused: refusedAtOwner },
  }),
  call(list.joinSharedList, ({ sharedLists }, asked) => sharedLists.join(asked), {
    plainPost: {
      done: ({ key }) => listContributionPath(key),
      refused: (problem, { list: link, name }) =>
        textOf(link) === '' ? ROUTES.home : joinListPath(textOf(link), whyRefused(problem), textOf(name).slice(0, 80)),
    },
  }),
  call(list.fillListPart, ({ sharedLists }, asked) => sharedLists.fill(asked), {
    plainPost: {
      read: (fields) => ({ key: fields['key'], items: countsIn(fields) }),
      done: (_answer, fields) => placeOf(fields, 'saved'),
      refused: ({ code }, fields) => placeOf(fields, code === 'rate_limited' ? 'too-many' : 'refused'),
    },
  }),
  call(share.shareOrder, ({ orderShares }, asked) => orderShares.share(asked), {
    plainPost: { done: (_answer, fields) => toShares(fields), refused: (_problem, fields) => toShares(fields) },
  }),
  call(share.setShareReceipt, ({ orderShares }, asked) => orderShares.receipt(asked), {
    plainPost: {
      // The form redirects to the payment.
      done: (_answer, { key }) => shareLinkPath(textOf(key)),
      refused: ({ code }, fields) => toShare(fields, code === 'rate_limited' ? 'too-many' : 'email'),
      kept: ['email'],
    },
  }),
] as const;
