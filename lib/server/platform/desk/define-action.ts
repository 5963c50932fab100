import type { InferType } from 'yup';
import type { DeskDone } from '@/lib/contracts/desk-fields';
import type { Endpoint, RequestSchema } from '@/lib/contracts/endpoint';
import type { ErrorCode } from '@/lib/contracts/errors';
import { ERROR_SUMMARY_ID } from '@/lib/contracts/form-page';
import { deskPath } from '@/lib/routes';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { call, type Call, type Fields, type KeptNames, type PlainPost } from '@/lib/server/platform/http/call';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { address } from './words';

type Page = (fields: Fields) => string;

/** `empty` is for a field that was left empty. */
type Sentence = string | { readonly wrong: string; readonly empty: string };

/** The action of a form. Its page functions get unchecked fields and return an address below /desk. */
type ActionOf<S extends RequestSchema> = {
  readonly run: (deps: Deps, operator: Operator, request: InferType<S>) => Promise<void>;
  readonly done: string;
  /** Success texts for buttons in the same form. The first field that was posted decides. */
  readonly doneWith?: Readonly<Record<string, string>>;
  readonly page: Page;
  readonly refusedPage?: (fields: Fields, code: ErrorCode) => string;
  readonly kept?: KeptNames;
  /** Fields of several forms have their sentences in notices.ts. */
  readonly wrong?: Readonly<Record<string, Sentence>>;
  readonly wrongIn?: (field: string, typed: string) => string | undefined;
  readonly read?: (fields: Fields) => unknown;
};

export type DeskAction = Call & {
  readonly plainPost: PlainPost;
  /** Success texts by the word in the query of the next page. */
  readonly doneTexts: Readonly<Record<string, string>>;
  /** Returns undefined for a field without a sentence of its own. */
  readonly sentenceOf: (field: string, typed?: string) => string | undefined;
};

const withOutcome = (page: string, outcome: Readonly<Record<string, string>>): string =>
  `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(outcome).toString()}`;

type Contract<S extends RequestSchema> = Endpoint<S, DeskDone, 'desk'>;

/** A form post redirects to a page with the outcome, a JSON post answers JSON. */
function defineDeskAction<S extends RequestSchema>(
  contract: Contract<S>,
  { run, done, doneWith = {}, page, refusedPage = page, kept, wrong = {}, wrongIn, read }: ActionOf<S>,
): DeskAction {
  const pressed = (fields: Fields) => Object.keys(doneWith).find((name) => fields[name]);
  const wordOf = (field?: string) => (field === undefined ? contract.name : `${contract.name}.${field}`);
  const plainPost: PlainPost = {
    done: (_answer, fields) => withOutcome(page(fields), { done: wordOf(pressed(fields)) }),
    refused: ({ code, details }, fields) => {
      const [field = ''] = Object.keys(details.fields ?? {});
      const place = kept && field !== '' ? `#${ERROR_SUMMARY_ID}` : '';
      return withOutcome(refusedPage(fields, code), { problem: code, ...(field !== '' && { field }) }) + place;
    },
    ...(kept && { kept }),
    ...(read && { read }),
  };
  const answered = call(contract, async ({ deps }, request, { user }) => {
    await run(deps, user, request);
    return { done: contract.name };
  });
  const texts = Object.entries(doneWith).map(([field, text]) => [wordOf(field), text] as const);
  const sentenceOf = (field: string, typed?: string): string | undefined => {
    const sentence = Object.hasOwn(wrong, field) ? wrong[field] : wrongIn?.(field, typed ?? '');
    if (typeof sentence !== 'object') return sentence;
    return typed === '' ? sentence.empty : sentence.wrong;
  };
  return { ...answered, plainPost, sentenceOf, doneTexts: { [contract.name]: done, ...Object.fromEntries(texts) } };
}

type Contracts = Readonly<Record<string, Contract<RequestSchema>>>;
type ActionsOf<Forms extends Contracts> = {
  readonly [Name in keyof Forms]: Forms[Name] extends Contract<infer S> ? ActionOf<S> : never;
};

/** The types require an action for each form. */
export function deskActions<Forms extends Contracts>(
  forms: Forms,
  actions: ActionsOf<Forms>,
): { readonly [Name in keyof Forms]: DeskAction } {
  const names = Object.keys(forms) as (keyof Forms & string)[];
  const defined = names.map((name) => [name, defineDeskAction(forms[name] as never, actions[name] as never)]);
  return Object.fromEntries(defined) as { readonly [Name in keyof Forms]: DeskAction };
}

/** Returns a posted field as text, cut to a length; '' for anything else. */
export function fieldText(fields: Fields, name: string, most = 64): string {
  const value = fields[name];
  return typeof value === 'string' ? value.slice(0, most) : '';
}

export const askedFields = (fields: Fields, most: number): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(fieldText(fields, 'asked', most)));

export const orderPage: Page = (fields) => deskPath('orders', fieldText(fields, 'reference'));
export const pageOfOrder =
  (step: string): Page =>
  (fields) =>
    `${orderPage(fields)}/${step}`;
export const claimPage: Page = (fields) =>
  deskPath('claims', fieldText(fields, 'reference'), fieldText(fields, 'number'));
export const dayOf =
  (section: 'capacity' | 'day' | 'crews'): Page =>
  (fields) =>
    address(deskPath(section), { date: fieldText(fields, 'date') });
