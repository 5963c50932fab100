/** A wait that a test ends: a thread blocks with `Atomics.wait(cell, 0, 0)` until the gate opens. */
export type Gate = { readonly cell: Int32Array; readonly open: () => void };

export function closedGate(): Gate {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const open = () => {
    Atomics.store(cell, 0, 1);
    Atomics.notify(cell, 0);
  };
  return { cell, open };
}
