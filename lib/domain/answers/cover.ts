import type { CoverStep, ItemWorth, OrderCover } from '../vocabulary';

/** How far we shall be liable, and what the visitor says that single things are worth. */
export type CoverAnswers = { readonly step: CoverStep; readonly worth: readonly ItemWorth[] };

export const NO_MORE_COVER: CoverAnswers = { step: 'included', worth: [] };

/** The answers that an order was made from: one without the field has what every price includes. */
export const answeredCover = (cover: OrderCover | undefined): CoverAnswers =>
  cover ? { step: cover.step, worth: cover.worth } : NO_MORE_COVER;

/** The worth of what is on the list: what was taken off it is worth nothing to the order. One value a line, the last. */
export function listedWorth(worth: readonly ItemWorth[], items: readonly { readonly id: string }[]): ItemWorth[] {
  const said = new Map(worth.map(({ id, pounds }) => [id, pounds]));
  return [...new Set(items.map(({ id }) => id))].flatMap((id) => {
    const pounds = said.get(id);
    return pounds === undefined ? [] : [{ id, pounds }];
  });
}

/** With another worth of one line; null takes back what was said. */
export const withWorth = ({ step, worth }: CoverAnswers, id: string, pounds: number | null): CoverAnswers => ({
  step,
  worth: [...worth.filter((line) => line.id !== id), ...(pounds === null ? [] : [{ id, pounds }])],
});
