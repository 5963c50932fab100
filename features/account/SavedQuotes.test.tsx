import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { forgetQuote } from '@/lib/contracts/saved-quotes';
import { SavedQuotes } from './SavedQuotes';
import type { QuoteRow } from './types';

const row = (changes: Partial<QuoteRow> = {}): QuoteRow => ({
  draftId: 'one',
  name: 'moving quote, SW1 to N1',
  title: '1 bedroom move',
  where: 'From SW1 to N1',
  step: 'Step 4 of 5: Day and slot',
  changed: 'Tuesday 24 November 2026',
  keptUntil: 'Tuesday 22 December 2026',
  note: null,
  href: '/go-on',
  forgetHref: '/forget',
  isAsked: false,
  ...changes,
});
const show = (rows: readonly QuoteRow[], more: { hasMore?: boolean; isForgotten?: boolean } = {}) =>
  render(
    <SavedQuotes
      rows={rows}
      hasMore={more.hasMore ?? false}
      notice={more.isForgotten ? { kind: 'success', text: 'The quote is forgotten.' } : null}
    />,
  );

describe('saved quotes', () => {
  it('lead on, and to the question whether to forget, by links that say which quote', () => {
    show([row(), row({ draftId: 'two', name: 'storage quote, E8', href: '/other' })]);
    expect(screen.getByRole('link', { name: 'Continue with the moving quote, SW1 to N1' })).toHaveAttribute(
      'href',
      '/go-on',
    );
    expect(screen.getByRole('link', { name: 'Continue with the storage quote, E8' })).toHaveAttribute('href', '/other');
    expect(screen.getByRole('link', { name: 'Delete the moving quote, SW1 to N1' })).toHaveAttribute('href', '/forget');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say how far they are, and until when they are kept', () => {
    show([row({ note: 'Show again that the things are yours.' })]);
    const shown = screen.getByRole('listitem');
    expect(shown).toHaveTextContent('Step 4 of 5: Day and slot');
    expect(shown).toHaveTextContent('Changed Tuesday 24 November 2026, kept until Tuesday 22 December 2026');
    expect(shown).toHaveTextContent('Show again that the things are yours.');
  });

  it('are forgotten by a plain form that says what is deleted', () => {
    show([row({ isAsked: true }), row({ draftId: 'two', name: 'storage quote, E8' })]);
    const question = screen.getByRole('group', { name: 'Delete the moving quote, SW1 to N1?' });
    expect(question).toHaveTextContent('This cannot be undone.');
    const button = within(question).getByRole<HTMLButtonElement>('button', { name: /^Delete it/ });
    expect(button.form).toHaveAttribute('action', forgetQuote.path);
    expect(button.form && Object.fromEntries(new FormData(button.form))).toEqual({ draftId: 'one' });
    expect(within(question).getByRole('link', { name: /^Keep it/ })).toHaveAttribute('href', '/account/orders#quotes');
  });

  it('say that there are older ones', () => {
    show([row()], { hasMore: true });
    expect(screen.getByText(/^These are the 10 that you changed last/)).toBeVisible();
  });

  it('are nothing where there are none, but what became of the last', () => {
    const { container } = show([]);
    expect(container).toBeEmptyDOMElement();
    show([], { isForgotten: true });
    expect(screen.getByRole('status')).toHaveTextContent('The quote is forgotten.');
  });
});
