import type { Fact } from '../types';

/** The pack in words; made on the server. */
export type CheckOutModel = {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  readonly orderHref: string;
  /** Null for an order that has no home to hand back. */
  readonly pack: {
    readonly facts: readonly Fact[];
    readonly rooms: readonly string[];
    readonly guarantee: { readonly title: string; readonly period: string; readonly words: readonly string[] } | null;
  } | null;
};
