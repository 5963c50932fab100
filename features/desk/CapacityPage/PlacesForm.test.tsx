import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { RefusedForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { PlacesForm } from './CapacityPage';

const slot = (fixed: string) => ({
  field: 'MOVING_10:00',
  label: 'Moving, 10:00–12:00',
  booked: 1,
  usual: 2,
  fixed,
  isOverbooked: false,
});
const later = { ...slot(''), field: 'MOVING_12:00', label: 'Moving, 12:00–14:00', booked: 0 };
const dayWith = (fixed: string) => ({
  date: '2026-12-15',
  title: '',
  closed: null,
  bookings: 0,
  columns: ['Moving'],
  rows: [
    { slot: '10:00–12:00', cells: [slot(fixed)] },
    { slot: '12:00–14:00', cells: [later] },
  ],
});

/**
 * Returns a list that collects the requests sent by the page's forms: their fields, with the name of the pressed
 * button.
 */
function listenForRequests() {
  const requests: unknown[] = [];
  const listener = (event: SubmitEvent) => {
    event.preventDefault();
    requests.push(Object.fromEntries(new FormData(event.target as HTMLFormElement, event.submitter)));
  };
  document.addEventListener('submit', listener);
  stopListening = () => document.removeEventListener('submit', listener);
  return requests;
}
let stopListening = () => {};
afterEach(() => stopListening());

describe('the places of a day', () => {
  it.each([
    ['', 'Block', 'block'],
    ['3', 'Block', 'block'],
    ['1', 'Open', 'open'],
    ['0', 'Open', 'open'],
  ])(
    'DSK-1: with places of its own "%s" the button says %s and also sends the places typed',
    async (fixed, word, name) => {
      render(<PlacesForm {...dayWith(fixed)} />);
      const requests = listenForRequests();
      await userEvent.type(screen.getByRole('textbox', { name: `Places: ${later.label}` }), '5');
      await userEvent.click(screen.getByRole('button', { name: `${word} ${slot('').label}` }));
      expect(requests).toEqual([
        {
          date: '2026-12-15',
          reason: '',
          'MOVING_10:00': fixed,
          'MOVING_12:00': '5',
          shown: `MOVING_10%3A00=${fixed}&MOVING_12%3A00=`,
          [name]: 'MOVING_10:00',
        },
      ]);
    },
  );

  it('DSK-1: Enter in a field saves the places and blocks no slot', async () => {
    render(<PlacesForm {...dayWith('')} />);
    const requests = listenForRequests();
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Van in repair{Enter}');
    expect(requests).toMatchObject([{ reason: 'Van in repair', 'MOVING_10:00': '', 'MOVING_12:00': '' }]);
    expect(requests).not.toMatchObject([{ block: expect.anything() as unknown }]);
  });

  it('RDT-1: a refused form comes back with all that was typed', () => {
    const values = { date: '2026-12-15', reason: 'Van in repair', 'MOVING_10:00': 'many', 'MOVING_12:00': '5' };
    const refused = { action: deskFormPath('setPlaces'), values, errors: { 'MOVING_10:00': 'Enter a whole number.' } };
    render(
      <RefusedForm value={refused}>
        <PlacesForm {...dayWith('')} />
      </RefusedForm>,
    );
    const typed = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(typed).toEqual(['Van in repair', 'many', '5']);
  });
});
