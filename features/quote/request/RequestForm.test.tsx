import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestQuote } from '@/lib/api/enquiries';
import { EMPTY_CHECKOUT_ANSWERS } from '@/lib/domain/answers/checkout';
import { detailsRows } from '../check/answer-row';
import { answersInWords } from './AskInstead';
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

  it('FORM-2: takes back what it said of a field with the answer that made it wrong', async () => {
    const visitor = userEvent.setup();
    render(<RequestForm service="cleaning" title="A price for this" about={{ label: 'About', hint: '' }} />);
    await visitor.selectOptions(screen.getByLabelText('Country code'), 'United States and Canada +1');
    for (const [label, text] of Object.entries({ ...FIELDS, Postcode: 'E8' })) {
      await visitor.type(screen.getByRole('textbox', { name: label }), text);
    }
    await visitor.click(screen.getByRole('button', { name: 'Send my request' }));
    const summary = await screen.findByRole('group', { name: 'Check these answers' });
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await visitor.selectOptions(screen.getByLabelText('Country code'), 'United Kingdom +44');
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    await visitor.type(screen.getByRole('textbox', { name: 'Postcode' }), ' 1EJ');
    expect(summary.isConnected).toBe(false);
  });

  it('PRC-3: is prefilled with no line for contact details that the visitor has not given', () => {
    const comment = (answers: object) =>
      answersInWords(detailsRows('details', { ...EMPTY_CHECKOUT_ANSWERS, ...answers })).comment;
    expect(comment({})).toBe('');
    expect(comment({ firstName: 'Ada', phone: '7700900123' })).toBe('Name: Ada\nPhone: +44 7700 900123');
  });
});
