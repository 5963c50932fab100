import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { TagKind } from '@/components/ui/Tag';
import type { AccountSection } from '@/lib/contracts/account-view';
import type { BackPriceDto } from '@/lib/contracts/accounts';
import type { FurnitureItem } from '@/lib/domain/vocabulary';

/** The account in words, made on the server: the browser gets sentences, not rules. */
export type Fact = { readonly label: string; readonly value: string; readonly detail?: string };
export type Badge = { readonly kind: TagKind; readonly text: string };

/** A line of what is in a unit. */
export type Thing = FurnitureItem & {
  /** Pieces that can still be asked back; the others are booked to go back. */
  readonly free: number;
};

/** So many pieces of each line, by its id; a line of which there is none is left out. */
export type Chosen = Readonly<Record<string, number>>;

/** What bringing some of a unit back costs, pounds, and the smaller unit that would do for the rest. */
export type BackPrice = Pick<BackPriceDto, 'totalWithDiscount' | 'smallerUnit'>;

/** Some of a unit to be chosen, with the price of bringing it back. */
export type BringBack = {
  /** "SE15, ground floor"; '' where nobody knows where to. */
  readonly place: string;
  /** Of everything in it, pounds; null where it has no price online. */
  readonly everything: number | null;
  /** What the address of the page says is chosen: without a script the form asks by it. */
  readonly chosen: Chosen;
  /** Of what is chosen; null where nothing is, or it has no price online. */
  readonly price: BackPrice | null;
  /** Everything is not for the client to ask back. */
  readonly isPartOnly?: boolean;
};

/** A booking that can be begun from a unit. */
export type SpaceAction = { readonly what: 'unit' | 'items' | 'topUp' | 'collection'; readonly label: string };

export type SpaceLink = { readonly label: string; readonly href: string };

export type SpaceCard = {
  /** Pages of its own: its payments, other units. */
  readonly links: readonly SpaceLink[];
  readonly orderId: string;
  readonly title: string;
  readonly badge: Badge;
  readonly order: { readonly reference: string; readonly href: string };
  readonly facts: readonly Fact[];
  /** What is in it, and the feet of its floor, to be drawn; no floor for a unit whose measures we do not know. */
  readonly things: readonly Thing[];
  readonly floor: { readonly width: number; readonly depth: number } | null;
  /** Null where nothing of a list can be asked back. */
  readonly bringBack: BringBack | null;
  readonly actions: readonly SpaceAction[];
  /** Who may order returns from it beside the client. */
  readonly helpers?: HelpersPanel | null;
};

/** What can be done about an order in one press: a page of it, or a file. */
export type OrderAction = { readonly label: string; readonly href: string; readonly isFile?: boolean };

export type OrderRow = {
  readonly orderId: string;
  readonly reference: string;
  readonly title: string;
  readonly services: string;
  readonly when: string;
  readonly badge: Badge;
  readonly total: string;
  readonly href: string;
  /** "Invoice INV-2026-000123", "24 November 2026, £259". */
  readonly documents: readonly { readonly title: string; readonly text: string; readonly href: string }[];
  readonly actions: readonly OrderAction[];
  /** Why less can be done with it than usual; null where nothing stands in the way. */
  readonly note: string | null;
  /** What booking it again is called; null where it cannot be. */
  readonly again: string | null;
};

/** Of a page without anything on it yet. */
export type Empty = {
  readonly title: string;
  readonly text: string;
  readonly drawing: Picture;
  readonly action: { readonly label: string; readonly href: string };
};

export type Notice = { readonly kind: 'info' | 'success' | 'error'; readonly text: string };

export type SignInWords = {
  readonly title: string;
  readonly lead: string;
  readonly notice: Notice | null;
  readonly drawing: Picture;
  /** "link": the button that uses the mailed link; "ask": the form that asks for one. */
  readonly form:
    | ({ readonly kind: 'link' } & Readonly<Record<'link' | 'email' | 'label' | 'hint', string>>)
    | {
        readonly kind: 'ask';
        readonly next: string;
        readonly label: string;
        /** One has been asked for just now: there is something better to do than to ask again. */
        readonly isQuiet: boolean;
        /** What was typed before and is wrong. */
        readonly email: string;
        readonly error: string | null;
      };
  readonly points: readonly { readonly title: string; readonly text: string }[];
};

export type AccountContent =
  | {
      readonly kind: 'items';
      readonly cards: readonly SpaceCard[];
      readonly past: readonly SpaceCard[];
      /** Units of others that the client may order returns from. */
      readonly opened?: readonly OpenedCard[];
      readonly empty: Empty;
    }
  | {
      readonly kind: 'orders';
      readonly ahead: readonly OrderRow[];
      readonly past: readonly OrderRow[];
      readonly empty: Empty;
      readonly quotes: SavedQuotesProps;
    }
  | {
      readonly kind: 'details';
      readonly facts: readonly Fact[];
      readonly note: string;
      readonly keeping: readonly string[];
      readonly deletion: { readonly label: string; readonly href: string };
    };

export type AccountBodyProps =
  | { readonly kind: 'sign-in'; readonly words: SignInWords }
  | {
      readonly kind: 'account';
      readonly title: string;
      readonly email: string;
      readonly tabs: readonly { readonly label: string; readonly href: string; readonly isHere: boolean }[];
      readonly content: AccountContent;
    };

/** The words of the account's pages that do not depend on the client; they come from the content. */
export type AccountWords = {
  readonly sections: Readonly<
    Record<AccountSection, { readonly label: string; readonly title: string; readonly href: string }>
  >;
  readonly empty: Readonly<Record<'items' | 'orders', Empty>>;
  readonly details: {
    readonly note: string;
    readonly nobody: string;
    readonly keeping: readonly string[];
    readonly deletion: { readonly label: string; readonly href: string };
  };
};

type SignInChanges = {
  readonly title?: string;
  readonly lead?: string;
  readonly label?: string;
  readonly isQuiet?: boolean;
  readonly notice?: Notice;
};

/** The words of the sign-in page, by what has just happened. */
export type SignInContent<State extends string = string> = Pick<
  SignInWords,
  'title' | 'lead' | 'drawing' | 'points'
> & {
  readonly label: string;
  readonly states: Readonly<Record<State, SignInChanges>>;
  readonly link: Readonly<Record<'title' | 'lead' | 'label' | 'hint', string>>;
};

/** Who may order returns from a unit, as its owner sees it, in words. */
export type HelpersPanel = {
  /** The outcome of the form that was just sent; null for none. */
  readonly notice: Notice | null;
  readonly people: readonly {
    readonly helperId: string;
    readonly name: string;
    readonly email: string;
    /** "Since 24 November 2026". */
    readonly since: string;
  }[];
  /** The returns that they have booked. */
  readonly returns: readonly {
    readonly returnId: string;
    /** "Sam: 3 things on Tuesday 1 December 2026, 10:00–12:00, to SE15 4HX". */
    readonly text: string;
    /** The refund if it is cancelled, and who gets it. */
    readonly refund: string;
    /** Values that the cancelling form sends beside the ids. */
    readonly version: number;
    readonly expectedRefund: number;
  }[];
  /** The form for one more, with what was typed into it and refused; null when there are as many as there may be. */
  readonly form: {
    readonly isOpen: boolean;
    readonly name: string;
    readonly email: string;
    readonly errors: Readonly<Partial<Record<'name' | 'email', string>>>;
  } | null;
};

/** A unit of somebody else that the client may order returns from. */
export type OpenedCard = {
  readonly orderId: string;
  /** "Nadia’s 6 × 4 ft unit". */
  readonly title: string;
  /** The reason of the last refusal. */
  readonly notice: Notice | null;
  readonly badge: Badge;
  /** The rights of the client, and their limits, in sentences. */
  readonly rules: string;
  readonly facts: readonly Fact[];
  readonly things: readonly Thing[];
  readonly floor: { readonly width: number; readonly depth: number } | null;
  readonly bringBack: BringBack | null;
};

/** A quote that was begun and not ordered, in words. */
export type QuoteRow = {
  readonly draftId: string;
  /** Tells it from the others: "moving quote, E8 to NW1". */
  readonly name: string;
  /** "1 bedroom move". */
  readonly title: string;
  /** "From E8 to NW1"; '' while nobody has said where. */
  readonly where: string;
  readonly step: string;
  readonly changed: string;
  readonly keptUntil: string;
  /** The questions that are asked again before it can be ordered; null for none. */
  readonly note: string | null;
  readonly href: string;
  readonly forgetHref: string;
  /** It is asked whether this one is to be forgotten. */
  readonly isAsked: boolean;
};

export type SavedQuotesProps = {
  readonly rows: readonly QuoteRow[];
  /** There are older ones. */
  readonly hasMore: boolean;
  /** The outcome for the quote that was to be deleted. */
  readonly notice: Notice | null;
};
