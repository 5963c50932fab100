import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { aConfirmedOrder, anOrderView } from '@/lib/testing/order-view';
import { checklistProps } from './model';
import { ChecklistPage } from './ChecklistPage';

const NOW = new Date('2026-12-01T09:00:00.000Z');
const show = (view = aConfirmedOrder()) => render(<ChecklistPage model={checklistProps(view, 't', NOW).model} />);

describe('the page of the checklist', () => {
  it('has a form of its own for each task, which a press posts without a script', () => {
    show(aConfirmedOrder({ checklist: { done: ['notice'], wantsMails: true, inCalendar: false } }));
    const post = screen.getByRole('checkbox', { name: 'Redirect your post' });
    expect(post).not.toBeChecked();
    const fields = new FormData(post.closest('form')!);
    expect(Object.fromEntries(fields)).toEqual({ reference: 'SM-7K4Q-2XPD', token: 't', mark: 'post', set: 'on' });
    const done = within(screen.getByRole('region', { name: 'Done' })).getByRole('checkbox');
    expect(done).toBeChecked();
    expect(new FormData(done.closest('form')!).get('set')).toBe('off');
    expect(screen.getByRole('status')).toHaveTextContent(/^1 of \d+ done\.$/);
  });

  it('says of what is overdue what is still possible, and where a fact was read', () => {
    const createdAt = '2026-09-01T09:00:00.000Z';
    show(aConfirmedOrder({ createdAt, checklist: { done: [], wantsMails: true, inCalendar: false } }));
    const overdue = screen.getByRole('region', { name: 'Start with these four' });
    expect(overdue).toHaveTextContent('Was due by');
    expect(overdue).toHaveTextContent('Still possible: Give it today.');
    expect(overdue).toHaveTextContent('Source: GOV.UK, read on 26 November 2026');
  });

  it('PLN-4: shows the four tasks to begin with, and folds the others by week', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ things to do\.$/);
    const first = within(screen.getByRole('region', { name: 'Start with these four' }));
    expect(first.getAllByRole('checkbox')).toHaveLength(4);
    expect(first.getAllByText(/^As soon as you can/).length).toBeGreaterThan(0);
    expect(screen.getByRole('checkbox', { name: 'Redirect your post' })).not.toBeVisible();
    expect(screen.queryByText(/overdue|was due/i)).toBeNull();
  });

  it('lets the mails be stopped and asked for again', () => {
    const { unmount } = show();
    expect(screen.getByRole('button', { name: 'Stop these emails' })).toBeInTheDocument();
    unmount();
    show(aConfirmedOrder({ checklist: { done: [], wantsMails: false, inCalendar: false } }));
    expect(screen.getByRole('button', { name: 'Send these emails again' })).toBeInTheDocument();
  });

  it('says that an order without a list has none', () => {
    show(anOrderView({ checklist: null }));
    expect(screen.getByText(/This order has none\./)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
