import type { Service } from './service';

/** Traces and replays of the error service (ANA-2), which may not be sent without consent. */
export function visitRecording(dsn: string): Service {
  let isWanted = false;
  let stopRecording: (() => Promise<void>) | null = null;
  return {
    start() {
      isWanted = true;
      void import('./error-service').then(({ recordVisit }) => {
        if (isWanted) stopRecording = recordVisit(dsn).stop;
      });
    },
    stop() {
      isWanted = false;
      void stopRecording?.();
    },
  };
}
