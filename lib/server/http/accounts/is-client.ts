import type { IncomingMessage } from 'node:http';
import { SITE } from '@/lib/site';
import { getServices } from '@/lib/server/container';

/** Whether somebody is signed in here; with another backend configured, nobody is (API-3). */
export async function isClient(request: Pick<IncomingMessage, 'headers'>): Promise<boolean> {
  return SITE.apiOrigin === '' && (await getServices().sessions.userOf(request)) !== null;
}
