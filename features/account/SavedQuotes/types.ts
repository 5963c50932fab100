import type { Notice } from '../types';

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
  /** What is asked again before it can be ordered; null for nothing. */
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
  /** What has become of the one that was to be forgotten. */
  readonly notice: Notice | null;
};
