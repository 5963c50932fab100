import { createLog, replaceLog } from '@/lib/server/platform/observability/log';

/** Writes errors of the backend's log to the console, where they fail a test (setup.ts). */
const write = (line: string): void => {
  const { level } = JSON.parse(line) as { readonly level: string };
  if (level === 'error' || level === 'fatal') console.error(line);
};

replaceLog(createLog('info', { write }));
