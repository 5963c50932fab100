import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestQuote } from '@/lib/api/enquiries';
import { RequestForm } from './RequestForm';

jest.mock('@/lib/api/enquiries', () => ({ requestQuote: jest.fn() }));

const FIELDS = {
  'First name': 'Ada',
  'Last name': 'Sample',
  Email: 'ada@example.com',
  'Phone number': '07700 900123',
  Postcode: 'E8 1EJ',
};

describe('asking for a price that is not online', () => {
  it('PRC-3: says how long it stood open, and what stands in the field that people do not see', async () => {
    jest.mocked(requestQuote).mockResolvedValue({ leadId: 'a-lead' });
    const visitor = userEvent.setup();
    render(<RequestForm service="cleaning" title="A price for this" about={{ label: 'About', hint: '' }} />);
    for (const [label, text] of Object.entries(FIELDS)) {
      await visitor.type(screen.getByRole('textbox', { name: label }), text);
    }
    const trap = document.querySelector<HTMLInputElement>('[name="website"]');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    await visitor.type(trap!, 'x');
    await visitor.click(screen.getByRole('button', { name: 'Send my request' }));
    await screen.findByRole('heading', { name: 'We have your request' });
    const [[request, guards] = []] = jest.mocked(requestQuote).mock.calls;
    expect(request).toMatchObject({ service: 'cleaning', email: 'ada@example.com' });
    expect(request).not.toHaveProperty('website');
    expect(guards).toMatchObject({ website: 'x' });
    expect(guards?.ageSeconds).toBeGreaterThan(0);
  });
});
