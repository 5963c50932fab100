import { readCookie } from '../read-cookie';

/** The ids of a visitor by which other tools know the visit (ANA-1); undefined without their cookie. */
export type VisitorIds = { readonly client_id?: string; readonly click_id?: string };

/** Pure. `_ga` is "GA1.1.1234567890.1700000000": its last two parts are Google's client id. */
export function visitorIds(cookies: string): VisitorIds {
  const clientId = /^GA\d+\.[\d-]+\.(\d+\.\d+)$/.exec(readCookie(cookies, '_ga') ?? '')?.[1];
  const clickId = readCookie(cookies, 'gta_click_id');
  return { ...(clientId && { client_id: clientId }), ...(clickId && { click_id: clickId }) };
}
