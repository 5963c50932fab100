import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { TagKind } from '@/components/ui/Tag';
import type { AccountSection, BackPriceDto } from '@/lib/contracts/accounts';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { delegatesPanel, Notice } from './model/delegates';

/** View models of the account, made on the server: the browser gets finished texts, and no rules. */
export type Fact = { readonly label: string; readonly value: string; readonly detail?: string };
export type Badge = { readonly kind: TagKind; readonly text: string };

export type Thing = FurnitureItem & {
  /** Pieces without a booked return. */
  readonly free: number;
};

/** Number of chosen pieces by line id, without zeros. */
export type Chosen = Readonly<Record<string, number>>;

/** Price in pounds. */
export type BackPrice = Pick<BackPriceDto, 'totalWithDiscount' | 'smallerUnit'>;

export type BringBack = {
  /** Such as "SE15, ground floor", or ''. */
  readonly place: string;
  /** In pounds; null where it has no price online. */
  readonly everything: number | null;
  /** The choice in the page's URL, which the form uses without a script. */
  readonly chosen: Chosen;
  /** Null where none is chosen, or without a price online. */
  readonly price: BackPrice | null;
  /** Delegates may not return everything. */
  readonly isPartOnly?: boolean;
};

export type SpaceAction = { readonly what: 'unit' | 'items' | 'topUp' | 'collection'; readonly label: string };

export type SpaceLink = { readonly label: string; readonly href: string };

export type SpaceCard = {
  readonly links: readonly SpaceLink[];
  readonly orderId: string;
  readonly title: string;
  readonly badge: Badge;
  /** Whether the collection is still to come, so that nothing can be returned yet. */
  readonly isComing: boolean;
  readonly order: { readonly reference: string; readonly href: string };
  readonly facts: readonly Fact[];
  /** The floor is in feet; null for a unit of unknown size. */
  readonly things: readonly Thing[];
  readonly floor: { readonly width: number; readonly depth: number } | null;
  /** Null where no item can be returned online. */
  readonly bringBack: BringBack | null;
  readonly actions: readonly SpaceAction[];
  readonly delegates?: DelegatesPanel | null;
};

export type OrderAction = {
  readonly label: string;
  readonly href: string;
  readonly isFile?: boolean;
  /** Whether it is what the customer has to do. */
  readonly isMain?: boolean;
};

export type OrderRow = {
  readonly orderId: string;
  readonly reference: string;
  readonly title: string;
  readonly services: string;
  readonly when: string;
  readonly badge: Badge;
  readonly total: string;
  readonly href: string;
  readonly documents: readonly { readonly title: string; readonly text: string; readonly href: string }[];
  readonly actions: readonly OrderAction[];
  /** Why the order offers fewer actions than usual. */
  readonly note: string | null;
  readonly again: string | null;
};

export type Empty = {
  readonly title: string;
  readonly text: string;
  readonly drawing: Picture;
  readonly action: { readonly label: string; readonly href: string };
};

export type SignInWords = {
  readonly title: string;
  readonly lead: string;
  readonly notice: Notice | null;
  readonly drawing: Picture;
  readonly form:
    | ({ readonly kind: 'link' } & Readonly<Record<'link' | 'email' | 'label' | 'hint', string>>)
    | {
        readonly kind: 'ask';
        readonly next: string;
        readonly label: string;
        /** After a request the button is less prominent. */
        readonly isQuiet: boolean;
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

export type SignInContent<State extends string = string> = Pick<
  SignInWords,
  'title' | 'lead' | 'drawing' | 'points'
> & {
  readonly label: string;
  readonly states: Readonly<Record<State, SignInChanges>>;
  readonly link: Readonly<Record<'title' | 'lead' | 'label' | 'hint', string>>;
};

export type DelegatesPanel = ReturnType<typeof delegatesPanel>;

export type OpenedCard = Pick<
  SpaceCard,
  'orderId' | 'title' | 'badge' | 'isComing' | 'facts' | 'things' | 'floor' | 'bringBack'
> & {
  readonly notice: Notice | null;
  readonly rules: string;
};

export type QuoteRow = {
  readonly draftId: string;
  /** Unique, such as "moving quote, E8 to NW1". */
  readonly name: string;
  readonly title: string;
  /** '' before a postcode is given. */
  readonly where: string;
  readonly step: string;
  readonly changed: string;
  readonly keptUntil: string;
  /** The questions to answer again before ordering. */
  readonly note: string | null;
  readonly href: string;
  readonly forgetHref: string;
  readonly isAsked: boolean;
};

export type SavedQuotesProps = {
  readonly rows: readonly QuoteRow[];
  readonly hasMore: boolean;
  readonly notice: Notice | null;
};
