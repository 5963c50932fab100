/** The state of a part of the server's markup: without its code, loading, running, or removed with its page. */
type State = 'waiting' | 'loading' | 'hydrated' | 'gone';

export type DeferredHydration = {
  readonly hydrate: () => void;
  readonly isHydrated: () => boolean;
  readonly end: () => void;
};

type Part = {
  /** Resolves with a function that takes the part over and returns the cleanup. `isGone`: the part was removed. */
  readonly load: () => Promise<(isGone: () => boolean) => () => void>;
  /** Listens for the events that hydrate the part, and returns the cleanup. Without it the creator hydrates it. */
  readonly trigger?: (hydrate: () => void) => () => void;
  /** Called when the code failed to load. The next event tries again. */
  readonly onMissing?: () => void;
};

const nothing = () => undefined;

/** Manages a part that is plain HTML until the visitor comes near and its code has loaded. */
export function deferHydration({ load, trigger, onMissing }: Part): DeferredHydration {
  let state: State = 'waiting';
  let stopListening: () => void = nothing;
  let unmount: () => void = nothing;
  const isGone = () => state === 'gone';

  const hydrate = () => {
    if (state !== 'waiting') return;
    state = 'loading';
    void load().then(
      (takeOver) => {
        if (isGone()) return;
        stopListening();
        // Set before the takeover, which may ask whether the part is hydrated, or end it.
        state = 'hydrated';
        unmount = takeOver(isGone);
      },
      () => {
        if (isGone()) return;
        state = 'waiting';
        onMissing?.();
      },
    );
  };
  stopListening = trigger?.(hydrate) ?? nothing;

  return {
    hydrate,
    isHydrated: () => state === 'hydrated',
    end: () => {
      state = 'gone';
      stopListening();
      // Deferred, because React is in the middle of removing the page.
      setTimeout(() => unmount());
    },
  };
}
