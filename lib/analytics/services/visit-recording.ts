import type { Service } from './service';

/** Returns the service for traces and replays (ANA-2), which need consent. */
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
