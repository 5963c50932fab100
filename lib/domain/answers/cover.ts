import type { CoverStep, ItemWorth, OrderCover } from '../order-types';

export type CoverAnswers = { readonly step: CoverStep; readonly worth: readonly ItemWorth[] };

export const NO_MORE_COVER: CoverAnswers = { step: 'included', worth: [] };

export const answeredCover = (cover: OrderCover | undefined): CoverAnswers =>
  cover ? { step: cover.step, worth: cover.worth } : NO_MORE_COVER;

/** Returns the values of the items on the list, without those of removed items. One a line, the last one given. */
export function listedWorth(worth: readonly ItemWorth[], items: readonly { readonly id: string }[]): ItemWorth[] {
  const said = new Map(worth.map(({ id, pounds }) => [id, pounds]));
  return [...new Set(items.map(({ id }) => id))].flatMap((id) => {
    const pounds = said.get(id);
    return pounds === undefined ? [] : [{ id, pounds }];
  });
}

/** Returns the answers with a new value for one line. Null removes the value. */
export const withWorth = ({ step, worth }: CoverAnswers, id: string, pounds: number | null): CoverAnswers => ({
  step,
  worth: [...worth.filter((line) => line.id !== id), ...(pounds === null ? [] : [{ id, pounds }])],
});
