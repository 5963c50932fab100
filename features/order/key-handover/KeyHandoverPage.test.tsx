import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { KeyHandoverModel } from './model';
import { KeyHandoverPage } from './KeyHandoverPage';

const MODEL: KeyHandoverModel = {
  reference: 'SM-7K4Q-2XPD',
  title: 'Keys late?',
  lead: '',
  backHref: '/orders',
  notice: null,
  kept: null,
  action: '/choose',
  note: 'One tap books the slot.',
  offers: [
    {
      id: 'night',
      title: 'A night in our store',
      text: 'We keep it.',
      none: '',
      groups: [
        {
          key: '2026-12-16',
          day: 'Wednesday 16 December 2026',
          workedOut: 'Second trip £146.50',
          slots: [
            {
              key: '10:00',
              time: '10:00–12:00',
              price: '£163.25',
              workedOut: '',
              label: 'Agree, £163.25: 10:00',
              fields: { plan: 'night', start: '10:00', expected: 163.25 },
            },
          ],
        },
      ],
    },
    { id: 'later', title: 'Later', text: '', groups: [], none: 'No later slot is available today.' },
  ],
};
const show = (changes: Partial<KeyHandoverModel> = {}) =>
  render(<KeyHandoverPage model={{ ...MODEL, ...changes }} trader={{ phone: '020', phoneHref: 'tel:020' }} />);

it('every slot is a plain form that says its price, under its day', () => {
  show();
  const night = screen.getByRole('region', { name: 'A night in our store' });
  const group = within(night).getByRole('group', { name: 'Wednesday 16 December 2026' });
  const button = within(group).getByRole('button', { name: 'Agree, £163.25: 10:00' });
  const form = button.closest('form') as HTMLFormElement;
  expect([form.method, form.getAttribute('action'), Object.fromEntries(new FormData(form))]).toEqual([
    'post',
    '/choose',
    { plan: 'night', start: '10:00', expected: '163.25' },
  ]);
  expect(screen.getByText('No later slot is available today.')).toBeVisible();
});

it('what is booked is paid by a link, and undone by a form', () => {
  const undo = { label: 'Undo it', action: '/undo', fields: { key: 'chosen' } };
  const kept = { title: 'Kept', text: '', facts: [], pay: { label: 'Pay £60', href: '/pay' }, undo, note: '' };
  show({ kept, offers: [] });
  expect(screen.getByRole('link', { name: 'Pay £60' })).toHaveAttribute('href', '/pay');
  const form = screen.getByRole('button', { name: 'Undo it' }).closest('form') as HTMLFormElement;
  expect([form.getAttribute('action'), Object.fromEntries(new FormData(form))]).toEqual(['/undo', { key: 'chosen' }]);
});
