import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { TagKind } from '@/components/ui/Tag';
import type { AccountSection } from '@/lib/contracts/account-view';
import type { BackPriceDto } from '@/lib/contracts/accounts';
import type { FurnitureItem } from '@/lib/domain/order-types';

/** View models of the account, made on the server: the browser gets finished texts, and no rules. */
export type Fact = { readonly label: string; readonly value: string; readonly detail?: string };
export type Badge = { readonly kind: TagKind; readonly text: string };

/** A line of a unit's list. */
export type Thing = FurnitureItem & {
  /** Pieces without a booked return. */
  readonly free: number;
};

/** Number of chosen pieces by line id. A line with none is absent. */
export type Chosen = Readonly<Record<string, number>>;

/** The price in pounds of returning some items, and the smaller unit that would hold the rest. */
export type BackPrice = Pick<BackPriceDto, 'totalWithDiscount' | 'smallerUnit'>;

/** The choice of items to return, with the price of the return. */
export type BringBack = {
  /** "SE15, ground floor"; '' where the destination is unknown. */
  readonly place: string;
  /** The price of returning everything, in pounds; null where it has no price online. */
  readonly everything: number | null;
  /** The choice in the page's URL, which the form uses without a script. */
  readonly chosen: Chosen;
  /** The price of the chosen items; null where none is chosen, or without a price online. */
  readonly price: BackPrice | null;
  /** Whether the viewer, a delegate, may not return everything. */
  readonly isPartOnly?: boolean;
};

/** A booking that can start from a unit. */
export type SpaceAction = { readonly what: 'unit' | 'items' | 'topUp' | 'collection'; readonly label: string };

export type SpaceLink = { readonly label: string; readonly href: string };

export type SpaceCard = {
  /** Links to the unit's payments and to other units. */
  readonly links: readonly SpaceLink[];
  readonly orderId: string;
  readonly title: string;
  readonly badge: Badge;
  readonly order: { readonly reference: string; readonly href: string };
  readonly facts: readonly Fact[];
  /** The unit's items, and its floor in feet for the drawing; null for a unit of unknown size. */
  readonly things: readonly Thing[];
  readonly floor: { readonly width: number; readonly depth: number } | null;
  /** Null where no item can be returned online. */
  readonly bringBack: BringBack | null;
  readonly actions: readonly SpaceAction[];
  /** The delegates who may order returns from the unit. */
  readonly delegates?: DelegatesPanel | null;
};

/** A link of an order: to a page, or to a file. */
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
  /** Why the order offers fewer actions than usual; null where it offers all. */
  readonly note: string | null;
  /** Label of the button that books the order again; null where it cannot be. */
  readonly again: string | null;
};

/** The content of an empty page. */
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
  /** "link": the button that uses the emailed link. "ask": the form that asks for one. */
  readonly form:
    | ({ readonly kind: 'link' } & Readonly<Record<'link' | 'email' | 'label' | 'hint', string>>)
    | {
        readonly kind: 'ask';
        readonly next: string;
        readonly label: string;
        /** Whether a link was requested just now, so that the button is less prominent. */
        readonly isQuiet: boolean;
        /** The refused email as typed. */
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
      /** Units of other customers from which the customer may order returns. */
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

/** The texts of the account's pages that are the same for all customers, from the content. */
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

/** The texts of the sign-in page, by the event that led to it. */
export type SignInContent<State extends string = string> = Pick<
  SignInWords,
  'title' | 'lead' | 'drawing' | 'points'
> & {
  readonly label: string;
  readonly states: Readonly<Record<State, SignInChanges>>;
  readonly link: Readonly<Record<'title' | 'lead' | 'label' | 'hint', string>>;
};

/** The delegates who may order returns from a unit, as shown to its owner. */
export type DelegatesPanel = {
  /** The outcome of the form that was just sent; null for none. */
  readonly notice: Notice | null;
  readonly people: readonly {
    readonly helperId: string;
    readonly name: string;
    readonly email: string;
    /** "Since 24 November 2026". */
    readonly since: string;
  }[];
  /** The returns that the delegates have booked. */
  readonly returns: readonly {
    readonly returnId: string;
    /** "Sam: 3 things on Tuesday 1 December 2026, 10:00–12:00, to SE15 4HX". */
    readonly text: string;
    /** The refund on cancellation, and its recipient. */
    readonly refund: string;
    /** Values that the cancellation form sends beside the ids. */
    readonly version: number;
    readonly expectedRefund: number;
  }[];
  /** The form to invite another delegate, with refused values and errors; null at the limit. */
  readonly form: {
    readonly isOpen: boolean;
    readonly name: string;
    readonly email: string;
    readonly errors: Readonly<Partial<Record<'name' | 'email', string>>>;
  } | null;
};

/** Another customer's unit from which the customer may order returns. */
export type OpenedCard = {
  readonly orderId: string;
  /** "Nadia’s 6 × 4 ft unit". */
  readonly title: string;
  /** The reason for the last refusal. */
  readonly notice: Notice | null;
  readonly badge: Badge;
  /** The customer's rights to the unit and their limits, as text. */
  readonly rules: string;
  readonly facts: readonly Fact[];
  readonly things: readonly Thing[];
  readonly floor: { readonly width: number; readonly depth: number } | null;
  readonly bringBack: BringBack | null;
};

/** A quote that was started and not ordered, as text. */
export type QuoteRow = {
  readonly draftId: string;
  /** Unique name of the quote: "moving quote, E8 to NW1". */
  readonly name: string;
  /** "1 bedroom move". */
  readonly title: string;
  /** "From E8 to NW1"; '' before a postcode is given. */
  readonly where: string;
  readonly step: string;
  readonly changed: string;
  readonly keptUntil: string;
  /** Questions to answer again before ordering; null for none. */
  readonly note: string | null;
  readonly href: string;
  readonly forgetHref: string;
  /** Whether the page asks to confirm the deletion of this quote. */
  readonly isAsked: boolean;
};

export type SavedQuotesProps = {
  readonly rows: readonly QuoteRow[];
  /** Whether there are older quotes. */
  readonly hasMore: boolean;
  /** The outcome of a deletion. */
  readonly notice: Notice | null;
};
