import { waitFor } from '@testing-library/react';
import { logEvent } from '@/lib/api/telemetry';
import { track } from './track';

jest.mock('@/lib/api/telemetry', () => ({ logEvent: jest.fn(() => Promise.resolve(null)) }));

describe('track', () => {
  it('QUO-5: sends an event with its details to the data layer and to the backend', async () => {
    track('quote_step', { flow: 'moving', step: 'packing', number: 1, of: 5 });
    const { dataLayer } = window as Window & { dataLayer?: unknown[] };
    expect(dataLayer).toEqual([{ event: 'quote_step', flow: 'moving', step: 'packing', number: 1, of: 5 }]);
    await waitFor(() =>
      expect(logEvent).toHaveBeenCalledWith('quote_step', '{"flow":"moving","step":"packing","number":1,"of":5}'),
    );
  });

  it('QUO-5: get_a_quote_click_v2 carries a spot', async () => {
    track('get_a_quote_click_v2', { spot: 'hero' });
    await waitFor(() => expect(logEvent).toHaveBeenCalledWith('get_a_quote_click_v2', '{"spot":"hero"}'));
  });
});
