import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { fromPounds, pence, sum, type Pence } from '../money';
import type { FixedMovingPlan } from '../order-types';

const BOXES_PER_TAPE = 12;
export const PAPER_KILOGRAMS = 5;

/** Packing materials by the piece, in pence with VAT (assumptions). Boxes have the ids of the furniture catalogue. */
export const MATERIALS = {
  box_s: { title: 'Small box', use: 'Heavy things: books, tins, tools', price: fromPounds(2) },
  box_m: { title: 'Medium box', use: 'Kitchen, toys, shoes', price: fromPounds(2.75) },
  box_l: { title: 'Large box', use: 'Light things: bedding, lampshades', price: fromPounds(3.5) },
  box_wardrobe: { title: 'Wardrobe box with rail', use: 'About 2 ft of clothes on hangers', price: fromPounds(12) },
  box_picture: { title: 'Picture box', use: 'Pictures and mirrors, standing', price: fromPounds(6) },
  box_archive: { title: 'Archive box', use: 'Files and papers, with a lid', price: fromPounds(2.5) },
  tape: { title: 'Tape, 66 m', use: `For about ${BOXES_PER_TAPE} boxes`, price: fromPounds(2) },
  paper: { title: `White paper, ${PAPER_KILOGRAMS} kg`, use: 'Ink-free, wraps a kitchen', price: fromPounds(12) },
  bubble: { title: 'Bubble wrap, 10 m', use: 'For screens and glass, over paper', price: fromPounds(9) },
  mattress_bag: { title: 'Mattress bag', use: 'Any mattress up to king size', price: fromPounds(5) },
} as const satisfies Readonly<Record<string, { title: string; use: string; price: Pence }>>;
export type Material = keyof typeof MATERIALS;

/** The price in pence of delivering an order of any size to a door in London. */
export const MATERIALS_DELIVERY = fromPounds(9);

type MaterialLine = { readonly material: Material; readonly count: number };

const BOXES_PER_PAPER = 25;
const BEDROOMS: Readonly<Record<FixedMovingPlan, number>> = {
  mini: 1,
  one_bedroom: 1,
  two_bedroom: 2,
  three_bedroom: 3,
};

/** Returns the materials of a plan: 40% small, 40% medium and 20% large boxes, and a wardrobe box for each bedroom. */
export function materialsFor(plan: FixedMovingPlan): readonly MaterialLine[] {
  const { boxes } = PLAN_CAPACITY[plan];
  const small = Math.round(boxes * 0.4);
  const large = Math.round(boxes * 0.2);
  return [
    { material: 'box_s', count: small },
    { material: 'box_m', count: boxes - small - large },
    { material: 'box_l', count: large },
    { material: 'box_wardrobe', count: BEDROOMS[plan] },
    { material: 'tape', count: Math.ceil(boxes / BOXES_PER_TAPE) },
    { material: 'paper', count: Math.ceil(boxes / BOXES_PER_PAPER) },
  ];
}

/** Returns the price in pence of the lines and their delivery. */
export function priceMaterials(lines: readonly MaterialLine[]): Pence {
  const prices = lines.map(({ material, count }) => pence(MATERIALS[material].price * count));
  return sum([...prices, MATERIALS_DELIVERY]);
}
