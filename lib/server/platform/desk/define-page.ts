import type { QuoteReceipt } from '@/lib/contracts/desk-people';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { Query } from './words';

type NamesIn<Path extends string> = Path extends `${infer Word}/${infer Rest}`
  ? NamesIn<Word> | NamesIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

export type ReceiptOf = (draftId: string) => Promise<QuoteReceipt | null>;

type PageRequest<Name extends string> = Readonly<Record<Name, string>> & {
  readonly query: Query;
  readonly receiptOf: ReceiptOf;
};

/** features/desk/Desk has the component of each `kind`. */
type View = { readonly kind: string };

/** A view, or a redirect to the only result of a search; null for an unknown subject. */
export type PageResult<Shown extends View> = Shown | { readonly redirect: string } | null;

export type DeskPageDefinition<Shown extends View = View> = {
  /** A path below /desk. The first word is the section, ":name" is a variable. */
  readonly path: string;
  /** The label in the navigation. Only the first page of a section has one. */
  readonly tab?: string | undefined;
  readonly load: (deps: Deps, request: PageRequest<never>) => Promise<PageResult<Shown>> | PageResult<Shown>;
};

/** `load` gets the variables of its path by their names. `tab` begins a section of the navigation. */
export const defineDeskPage = <const Path extends string, Shown extends View>(
  path: Path,
  load: (deps: Deps, request: PageRequest<NamesIn<Path>>) => Promise<PageResult<Shown>> | PageResult<Shown>,
  tab?: string,
): DeskPageDefinition<Shown> => ({ path, tab, load: load as DeskPageDefinition<Shown>['load'] });
