import * as contracts from '@/lib/contracts/shared-list';
import { readNumber } from '@/lib/domain/typed-number';
import { ROUTES } from '@/lib/routes';
import { joinListPath, listPartPath, sharedListPath } from '@/lib/shared-list-routes';
import type { Problem } from '@/lib/server/kernel/base/problem';
import { call } from '../call';

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Back to the owner's page, with what became of it: what was sent is unchecked when it is refused. */
const toOwner = ({ draftId }: Fields, said = ''): string =>
  textOf(draftId) === '' ? ROUTES.home : sharedListPath(textOf(draftId), said);

const refusedAtOwner = ({ code }: Problem, fields: Fields): string =>
  toOwner(fields, code === 'rate_limited' ? 'too-many' : 'refused');

export const setSharedListCall = call(contracts.setSharedList, ({ sharedLists }) => sharedLists.set, {
  plainPost: { done: ({ set }, fields) => toOwner(fields, set), refused: refusedAtOwner },
});

export const removeListPartCall = call(contracts.removeListPart, ({ sharedLists }) => sharedLists.remove, {
  plainPost: { done: (_answer, fields) => toOwner(fields, 'removed'), refused: refusedAtOwner },
});

/** Which of the sentences a name was refused with; the page has them again. */
function whyRefused({ code, details }: Problem): string {
  if (code === 'rate_limited') return 'too-many';
  const sentence = details.fields?.['name'];
  return (
    Object.entries(contracts.NAME_REFUSALS).find(([, text]) => text === sentence)?.[0] ??
    (sentence ? 'empty' : 'refused')
  );
}

export const joinSharedListCall = call(contracts.joinSharedList, ({ sharedLists }) => sharedLists.join, {
  plainPost: {
    done: ({ key }) => listPartPath(key),
    refused: (problem, { list, name }) =>
      textOf(list) === '' ? ROUTES.home : joinListPath(textOf(list), whyRefused(problem), textOf(name).slice(0, 80)),
  },
});

/** What a form calls the count of a thing: "n_sofa_2". */
const COUNT = 'n_';
/** One more or one less of a thing, by a button: "sofa_2+", "sofa_2-". */
const STEP = /^([a-z0-9_-]+?)([+-])$/i;

/** The counts of a form, and what its button adds to one of them. An empty field means none. */
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

/** Where the form leads: to a room that was pressed, to what is looked for, or back to where it stands. */
function placeOf(fields: Fields, said: string): string {
  const [key, room, at, find] = ['key', 'room', 'at', 'find'].map((name) => textOf(fields[name]).slice(0, 80));
  if (!key) return ROUTES.home;
  if (room) return listPartPath(key, { room, said });
  const path = listPartPath(key, find ? { find, said } : { ...(at && { room: at }), said });
  const stepped = STEP.exec(textOf(fields['step']))?.[1];
  return stepped ? `${path}#${COUNT}${stepped}` : path;
}

export const fillListPartCall = call(contracts.fillListPart, ({ sharedLists }) => sharedLists.fill, {
  plainPost: {
    read: (fields) => ({ key: fields['key'], items: countsIn(fields) }),
    done: (_answer, fields) => placeOf(fields, 'saved'),
    refused: ({ code }, fields) => placeOf(fields, code === 'rate_limited' ? 'too-many' : 'refused'),
  },
});
