import { setCookies } from '@/lib/testing/cookies';
import { visitorIds } from './amplitude';

describe('ids of a visitor', () => {
  it.each([
    ['', {}],
    ['_ga=GA1.1.1234567890.1700000000', { client_id: '1234567890.1700000000' }],
    ['a=b; _ga=GA1.2-3.111.222; gta_click_id=c-9', { client_id: '111.222', click_id: 'c-9' }],
    ['_ga=nonsense; x_gta_click_id=1', {}],
    ['_ga_ABC=GS1.1.1', {}],
  ])('ANA-1: %j hold %j', (cookies, ids) => {
    setCookies(cookies);
    expect(visitorIds()).toEqual(ids);
  });
});
