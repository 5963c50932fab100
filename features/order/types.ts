import type { ReturnKind } from '@/lib/domain/answers/storage-return';
import type { Trader } from '@/lib/domain/order/trader';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';

/** All texts of the page are made on the server, so the browser gets sentences and no rules. */
export type OrderNotice = { readonly kind: 'info' | 'success' | 'error'; readonly text: string };
export type NextStep = { readonly when: string; readonly what: string };
export type Fact = { readonly label: string; readonly value: string; readonly detail?: string };

/** A short text with one link. */
export type LinkOffer = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
};
/** `notice`: said once the addresses are saved, else ''. */
export type WhereExactly = Pick<LinkOffer, 'label' | 'href'> & { readonly notice: string } & (
    | { readonly isMissing: false }
    | ({ readonly isMissing: true } & Pick<LinkOffer, 'title' | 'text'>)
  );
export type ChangeAction = Pick<LinkOffer, 'title' | 'href'> & { readonly kind: ChangeKind };
export type ChecklistOffer = Omit<LinkOffer, 'label'> & { readonly due: readonly NextStep[] };

/** A plain form with its hidden fields. */
export type FormOffer = { readonly action: string; readonly fields: Readonly<Record<string, string>> };
export type SmsOffer = FormOffer & Pick<LinkOffer, 'text' | 'label'>;
export type BringBackOffer = FormOffer &
  Pick<LinkOffer, 'title' | 'text'> & {
    readonly offers: readonly { readonly what: ReturnKind; readonly label: string }[];
  };
export type AccessCheckOffer = FormOffer &
  LinkOffer & {
    readonly facts: readonly Fact[];
    readonly home: string;
    readonly homes: readonly { readonly value: string; readonly label: string }[];
  };

export type OrderStatus = {
  readonly title: string;
  /** '' if the first line is enough. */
  readonly text: string;
  readonly notice: OrderNotice | null;
  readonly paid: string;
  readonly action: { readonly kind: 'pay' | 'again' | 'check'; readonly label: string; readonly href: string } | null;
};

export type OrderExtras = {
  /** Null if nothing is to be answered or paid. */
  readonly prompt: Omit<LinkOffer, 'href'> | null;
  readonly facts: readonly Fact[];
  readonly href: string;
};

export type BookedTrader = Trader & { readonly number: string; readonly vatNumber: string };

/** Only a hint: the order's state is authoritative. */
export type PaymentOutcome = 'paid' | 'failed' | 'cancelled' | 'unavailable' | null;

/** Once people are asked for their shares, nobody can pay for all. */
export type OrderShares = { readonly href: string; readonly areAsked: boolean };
