import { useState } from 'react';
import { editOrder, previewEdit } from '@/lib/api/order-changes';
import { useSettled } from '@/lib/api/use-settled';
import type { ChangePanel, Contents } from './types';
import { usePricedChange, type PricedChangeState } from './use-priced-change';

/** The pause in milliseconds that allows for several presses of a stepper. */
const SETTLE_MS = 350;

const isSame = (a: Contents, b: Contents): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Returns whether the contents are complete. An area that is still being typed has no price. */
const isWhole = ({ unit }: Contents): boolean => unit?.storageSpace !== 'custom' || unit.squareFeet !== null;

type EditedContents = {
  readonly contents: Contents;
  readonly set: (part: Partial<Contents>) => void;
  readonly change: PricedChangeState;
};

/** Provides the edited contents of an order, and prices them after each pause. */
export function useContents(panel: ChangePanel, booked: Contents): EditedContents {
  const [contents, setContents] = useState(booked);
  const settled = useSettled(contents, SETTLE_MS);
  const { addOns, furnitureItems, unit, coverStep, split } = settled;
  const body = {
    ...panel.guest,
    addOns: [...addOns],
    furnitureItems: furnitureItems.map((item) => ({ ...item })),
    coverStep,
    split: split && split.map((line) => ({ ...line })),
    unit: unit && { storageSpace: unit.storageSpace, squareFeet: unit.squareFeet },
  };
  const priced = usePricedChange(panel, {
    preview: previewEdit,
    wanted: isSame(settled, booked) || !isWhole(settled) ? null : body,
    make: editOrder,
  });
  const isChanged = !isSame(contents, booked) && isWhole(contents);
  const isSettled = settled === contents;
  const change = isSettled ? priced : { ...priced, state: isChanged ? ('loading' as const) : ('nothing' as const) };

  const set = (part: Partial<Contents>) => {
    setContents({ ...contents, ...part });
    priced.forget();
  };
  return { contents, set, change };
}
