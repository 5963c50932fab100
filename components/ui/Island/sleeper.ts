/** The life of a part of the server's markup: without its code, while it is fetched, at work, and after its page. */
type State = 'asleep' | 'waking' | 'awake' | 'gone';

export type Sleeper = {
  readonly wake: () => void;
  readonly isAwake: () => boolean;
  readonly end: () => void;
};

type Part = {
  /**
   * Fetches the code; answers with what takes the part over at once, and answers with what ends that. Told whether the
   * part has gone: one that goes in the middle of it has nothing to recover.
   */
  readonly load: () => Promise<(isGone: () => boolean) => () => void>;
  /** Listens to what wakes it (signs.ts), and answers with what stops listening. Without, whoever made it wakes it. */
  readonly signs?: (wake: () => void) => () => void;
  /** Its code could not be fetched: the next sign tries again. */
  readonly onMissing?: () => void;
};

const nothing = () => undefined;

/** One part that sleeps until somebody comes near. Until then, and if its code never arrives, it is plain HTML. */
export function sleep({ load, signs, onMissing }: Part): Sleeper {
  let state: State = 'asleep';
  let stopListening: () => void = nothing;
  let unmount: () => void = nothing;
  const isGone = () => state === 'gone';

  const wake = () => {
    if (state !== 'asleep') return;
    state = 'waking';
    void load().then(
      (takeOver) => {
        if (isGone()) return;
        stopListening();
        // Before it takes over: what that sets off may ask whether it is awake, or end it.
        state = 'awake';
        unmount = takeOver(isGone);
      },
      () => {
        if (isGone()) return;
        state = 'asleep';
        onMissing?.();
      },
    );
  };
  stopListening = signs?.(wake) ?? nothing;

  return {
    wake,
    isAwake: () => state === 'awake',
    end: () => {
      state = 'gone';
      stopListening();
      // Not at once: React is in the middle of taking the page away.
      setTimeout(() => unmount());
    },
  };
}
