import type { IncomingMessage } from 'node:http';
import { getServices } from '@/lib/server/container';
import { SITE } from '@/lib/site';

/** Whether somebody is signed in here; with another backend configured, nobody is (API-3). */
export async function isClient(request: Pick<IncomingMessage, 'headers'>): Promise<boolean> {
  return SITE.apiOrigin === '' && (await getServices().sessions.userOf(request)) !== null;
}
