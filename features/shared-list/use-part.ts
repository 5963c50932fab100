import { useRef, useState } from 'react';
import { sumText } from './sum-text';

/** The call comes with the first change, not with the page. */
const fill = async (body: { readonly key: string; readonly items: { id: string; quantity: number }[] }) =>
  (await import('@/lib/api/shared-list')).fillListPart(body);

type Counts = Readonly<Record<string, number>>;
type Part = { readonly partKey: string; readonly sum: string; readonly said: string; readonly counts: Counts };

/**
 * The counts of a part as they are typed and pressed. Each change is kept by the server, one call after the other; what one
 * call could not keep goes with the next.
 */
export function usePart({ partKey, sum: first, said, counts: known }: Part) {
  const [counts, setCounts] = useState<Counts>(known);
  const [sum, setSum] = useState(first);
  const [note, setNote] = useState(said);
  const waiting = useRef(new Map<string, number>());
  const isBusy = useRef(false);

  const send = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    while (waiting.current.size > 0) {
      const items = [...waiting.current].map(([id, quantity]) => ({ id, quantity }));
      waiting.current.clear();
      try {
        setSum(sumText(await fill({ key: partKey, items })));
        setNote('Saved.');
      } catch {
        for (const { id, quantity } of items) if (!waiting.current.has(id)) waiting.current.set(id, quantity);
        setNote('That was not saved. Press “Save my part” to try again.');
        break;
      }
    }
    isBusy.current = false;
  };
  const put = (id: string, quantity: number): void => {
    setCounts((before) => ({ ...before, [id]: quantity }));
    waiting.current.set(id, quantity);
    void send();
  };
  return { counts, sum, note, put };
}
