import { useState } from 'react';

type Guest = { readonly reference: string; readonly token: string };

/** What is ticked off, as it is pressed; each press is kept by the server, and taken back here when it was not. */
export function useTicks(guest: Guest, ids: readonly { readonly id: string; readonly isDone: boolean }[]) {
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>(() =>
    Object.fromEntries(ids.map(({ id, isDone }) => [id, isDone])),
  );
  const [trouble, setTrouble] = useState('');
  const put = (id: string, isDone: boolean) => setTicks((before) => ({ ...before, [id]: isDone }));
  const press = async (id: string): Promise<void> => {
    const isDone = !ticks[id];
    put(id, isDone);
    setTrouble('');
    try {
      const { setChecklist } = await import('@/lib/api/checklist');
      await setChecklist({ ...guest, mark: id, set: isDone ? 'on' : 'off' });
    } catch {
      put(id, !isDone);
      setTrouble('That was not saved. Please try again.');
    }
  };
  const done = ids.filter(({ id }) => ticks[id]).length;
  return { ticks, press, trouble, done };
}
