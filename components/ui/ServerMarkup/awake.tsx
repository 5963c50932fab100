import { type ReactNode, useEffect } from 'react';

/** What somebody does who comes near a part of a page. */
export const NEAR = ['focusin', 'pointerover', 'pointerdown', 'input'] as const;

/** Whether somebody is near it just now. */
export const isNear = (part: Element): boolean => part.matches(':focus-within, :hover');

/** Its effect runs after those of its children: from then on all controls are React's. */
export function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
