import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ExtraPage, MinutesLeft } from './ExtraPage';
import type { ExtraModel } from './extra-model';

const MODEL: ExtraModel = {
  reference: 'SM-7K4Q-2XPD',
  title: 'Do you agree to £34 more?',
  lead: '',
  backHref: '/orders',
  notice: null,
  open: {
    facts: [{ label: 'What', value: 'Stairs' }],
    until: 'You can answer until 10:42 today.',
    note: '',
    leftMs: 90_000,
    action: '/answer',
    yes: { label: 'Agree, £34', fields: { answer: 'yes', expected: 34 } },
    no: { label: 'No, leave it', fields: { answer: 'no', expected: 34 } },
  },
  owed: [],
  past: [],
};
const show = (changes: Partial<ExtraModel>) =>
  render(<ExtraPage model={{ ...MODEL, ...changes }} trader={{ phone: '020', phoneHref: 'tel:020' }} />);

describe('XTR-1: the customer’s page of extras', () => {
  it('has yes and no as plain forms, side by side, with the time beside them', () => {
    show({});
    const forms = screen.getAllByRole('button').map((button) => {
      const form = button.closest('form') as HTMLFormElement;
      return [button.textContent, form.method, form.getAttribute('action'), Object.fromEntries(new FormData(form))];
    });
    expect(forms).toEqual([
      ['Agree, £34', 'post', '/answer', { answer: 'yes', expected: '34' }],
      ['No, leave it', 'post', '/answer', { answer: 'no', expected: '34' }],
    ]);
    expect(screen.getByText('You can answer until 10:42 today.')).toBeVisible();
  });

  it('pays what is agreed by a plain link', () => {
    show({
      open: null,
      owed: [{ key: 'one', title: 'Stairs: £34 to pay', facts: [], label: 'Pay £34', href: '/pay' }],
    });
    expect(screen.getByRole('link', { name: 'Pay £34' })).toHaveAttribute('href', '/pay');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const LEFT_MS = 90_000;

describe('XTR-1: the minutes that are left', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2031-01-01T03:00:00.000Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('count down to the end, whatever the clock of the phone says', () => {
    render(<MinutesLeft ms={LEFT_MS} />);
    expect(screen.getByText('2 minutes left.')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('1 minute left.')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Time is up.')).toBeVisible();
  });

  it('say nothing without a script: the time beside them does', () => {
    expect(renderToString(<MinutesLeft ms={LEFT_MS} />)).toBe('');
  });
});
