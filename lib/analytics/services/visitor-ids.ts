import Cookies from 'js-cookie';

/** The ids of a visitor by which other tools know the visit (ANA-1); undefined without their cookie. */
export type VisitorIds = { readonly client_id?: string; readonly click_id?: string };

/** In the browser only. `_ga` is "GA1.1.1234567890.1700000000": its last two parts are Google's client id. */
export function visitorIds(): VisitorIds {
  const clientId = /^GA\d+\.[\d-]+\.(\d+\.\d+)$/.exec(Cookies.get('_ga') ?? '')?.[1];
  const clickId = Cookies.get('gta_click_id');
  return { ...(clientId && { client_id: clientId }), ...(clickId && { click_id: clickId }) };
}
