import { SITE } from '@/lib/site';
import { atBackend } from './at-backend';

describe('links that the backend answers with', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are paths of this site while the backend is its own', () => {
    expect([atBackend('/api/orders/SM-1/pay'), atBackend(null)]).toEqual(['/api/orders/SM-1/pay', null]);
  });

  it('API-3: lead to the configured backend', () => {
    jest.replaceProperty(SITE, 'apiOrigin', 'https://api.example.org');
    expect([atBackend('/api/orders/SM-1/pay'), atBackend(null)]).toEqual([
      'https://api.example.org/api/orders/SM-1/pay',
      null,
    ]);
  });
});
