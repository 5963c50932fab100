import { useState } from 'react';
import { withCount } from '../model/chosen';
import type { Chosen, Thing } from '../types';

/** How many pieces of each line come back, never more than can. */
export function useChosen(things: readonly Thing[], first: Chosen) {
  const [chosen, setChosen] = useState(first);
  const choose = (id: string, quantity: number): void => {
    const most = things.find((thing) => thing.id === id)?.free ?? 0;
    setChosen((before) => withCount(before, id, Math.max(0, Math.min(most, quantity))));
  };
  return { chosen, choose };
}
