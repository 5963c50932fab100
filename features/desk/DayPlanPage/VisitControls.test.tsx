import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { DeskVisit } from '@/lib/contracts/desk-visits';
import { RefusedForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { VisitControls } from './VisitControls';

const OPTIONS = ['1', '2'].map((value) => ({ value, label: `Moving crew ${value}` }));
const VISIT: DeskVisit = {
  id: 'visit-visit-visit',
  state: { label: 'On the way', tag: 'hot' },
  progress: 'Since 09:40, expected 09:55 to 10:10',
  alarm: 'Later than we said',
  endAsked: null,
  refundHref: '/desk/orders/SM-1/refund?back=25.9&why=late_arrival',
  proof: '2 of 4 in, 1 photo',
  proofHref: '/desk/day/visit-visit-visit',
  assign: {
    version: 3,
    fields: ['1', '2'].map((value, index) => ({ name: `crew_${value}`, label: `Crew, ${index + 1} of 2`, value })),
    options: OPTIONS,
    none: 'No crew yet',
  },
  record: { event: 'event-event-event', options: [{ value: 'arrived', label: 'Arrived' }] },
};
const controls = (visit: DeskVisit, place: string) => (
  <VisitControls visit={visit} date="2026-12-15" place={place} about={place} />
);

describe('a visit on the day plan', () => {
  it('DAY-2: says how far it is and what to look at; nothing to fill in once it is over', () => {
    const { container } = render(controls({ ...VISIT, assign: null, record: null }, 'crew-1'));
    expect(container).toHaveTextContent(
      'On the waySince 09:40, expected 09:55 to 10:10Later than we saidRefund the credit',
    );
    expect(container.querySelector('form')).toBeNull();
  });

  it('DAY-2: a crew that asks to end a visit is answered with one press, or with a word', () => {
    const endAsked = {
      text: 'Arrived 10:00, called 10:12 and 10:31, asked 10:42',
      end: 'end-of-it',
      stay: 'stay-at-it',
    };
    const { container } = render(controls({ ...VISIT, endAsked, assign: null, record: null }, 'crew-1'));
    expect(container).toHaveTextContent(endAsked.text);
    const sent = [...container.querySelectorAll('form')].map((form) => Object.fromEntries(new FormData(form)));
    expect(sent).toEqual([
      { visit: VISIT.id, date: '2026-12-15', event: 'end-of-it', type: 'failed' },
      { visit: VISIT.id, date: '2026-12-15', event: 'stay-at-it', type: 'stay', note: '' },
    ]);
    expect(screen.getByRole('button', { name: 'End the visit' })).toBeVisible();
    expect(screen.getByLabelText('Or tell the crew')).toHaveAttribute('maxlength', '100');
  });

  it('DAY-3: leads to the refund of a late arrival, and nowhere when none is due', () => {
    const { rerender } = render(controls(VISIT, 'crew-1'));
    expect(screen.getByRole('link', { name: 'Refund the credit' })).toHaveAttribute('href', VISIT.refundHref);
    rerender(controls({ ...VISIT, refundHref: '', proof: '', proofHref: '' }, 'crew-1'));
    expect(screen.queryByRole('link', { name: 'Refund the credit' })).toBeNull();
  });

  it('A11Y-1: a job of two crews is there twice, and its fields have names of their own', () => {
    const { container } = render(['crew-1', 'crew-2'].map((place) => <div key={place}>{controls(VISIT, place)}</div>));
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(7);
    expect(new Set(ids).size).toBe(ids.length);
    expect(screen.getAllByLabelText('Crew, 2 of 2').map((field) => (field as HTMLSelectElement).value)).toEqual([
      '2',
      '2',
    ]);
  });

  it('DAY-2: asks for the minutes of the drive only while somebody can still set off', () => {
    const { rerender } = render(controls(VISIT, 'crew-1'));
    expect(screen.queryByLabelText('Drive, if on the way')).toBeNull();
    const options = [{ value: 'on_the_way', label: 'On the way' }];
    rerender(controls({ ...VISIT, record: { event: 'event-event-event', options } }, 'crew-1'));
    expect(screen.getByLabelText('Drive, if on the way')).toBeInTheDocument();
  });

  it('FORM-2: a refused form stands there open, with what is wrong beside its field', () => {
    const refused = {
      action: deskFormPath('recordVisit'),
      values: { visit: VISIT.id, type: 'arrived', time: '23:59', minutes: '' },
      errors: { time: 'Enter a time of today that has passed.' },
    };
    const { container } = render(<RefusedForm value={refused}>{controls(VISIT, 'crew-1')}</RefusedForm>);
    expect(container.querySelector('details')).toHaveAttribute('open');
    expect(screen.getByLabelText('When, if not now')).toHaveValue('23:59');
    expect(screen.getByLabelText('When, if not now')).toHaveAccessibleDescription(
      'Enter a time of today that has passed.',
    );
  });
});
