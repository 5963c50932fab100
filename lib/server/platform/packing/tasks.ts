import type { FurnitureItem } from '@/lib/domain/order-types';
import {
  cheapestUnit,
  unitFit,
  type CheapestUnit,
  type ChosenUnit,
  type UnitFit,
  type UnitOnOffer,
} from '@/lib/domain/packing/recommend';

type Items = readonly FurnitureItem[];

/** Plain data in both directions, with the same answer wherever it runs. */
export type PackingTask =
  | { readonly kind: 'fit'; readonly unit: ChosenUnit; readonly items: Items }
  | { readonly kind: 'cheapest'; readonly units: readonly UnitOnOffer[]; readonly items: Items };

export type PackingAnswers = { readonly fit: UnitFit; readonly cheapest: CheapestUnit };
export type PackingAnswer = PackingAnswers[PackingTask['kind']];

export function answerTask(task: PackingTask): PackingAnswer {
  switch (task.kind) {
    case 'fit':
      return unitFit(task.unit, task.items);
    case 'cheapest':
      return cheapestUnit(task.units, task.items);
  }
}
