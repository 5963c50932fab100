import { createLog, replaceLog } from '@/lib/server/kernel/observability/log';

/** Faults that the backend logs while it is tested are noise on the console, and so failures (setup.ts). */
const write = (line: string): void => {
  const { level } = JSON.parse(line) as { readonly level: string };
  if (level === 'error' || level === 'fatal') console.error(line);
};

replaceLog(createLog('info', { write }));
