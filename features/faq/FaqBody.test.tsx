import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { MOVES_FILES, PLACES_FILES } from '@/lib/content/drawing-files';
import { FAQ_GROUPS, FAQS } from '@/lib/content/faqs';
import { ROUTES } from '@/lib/routes';
import { FaqBody } from './FaqBody';
import { HydratedFaq } from './HydratedFaq';
import { hydrateFaq } from './hydrate';

const body = {
  trail: breadcrumbTrail(ROUTES.faq),
  groups: FAQ_GROUPS,
  drawings: { hero: PLACES_FILES['help-desk'], action: MOVES_FILES.custom },
  phone: '020 7946 0123',
  phoneHref: 'tel:+442079460123',
};

/** Renders the page as the server sends it and attaches its script. */
function visit(hash = '') {
  window.location.hash = hash;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToStaticMarkup(<FaqBody {...body} />);
  return hydrateFaq(page);
}
const questions = () => screen.getAllByRole('group');
const search = () => screen.getByRole('searchbox', { name: 'Search the answers' });

const scrollIntoView = jest.fn();
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  document.body.replaceChildren();
  window.location.hash = '';
});

describe('questions', () => {
  it('stand under their topics, each with an address that its link names', () => {
    visit();
    const topics = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link', { name: /^\D+$/ });
    const goals = topics.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(goals.map((goal) => goal?.querySelector('h2')?.textContent)).toEqual(FAQ_GROUPS.map(({ title }) => title));
    expect(questions().map(({ id }) => id)).toEqual(FAQS.map(({ id }) => id));
    for (const question of questions()) expect(question.querySelector('a')).toHaveAttribute('href', `#${question.id}`);
  });

  it('open when they are linked, now and when the address changes', async () => {
    visit('#stairs');
    expect(document.getElementById('stairs')).toHaveAttribute('open');
    expect(document.getElementById('vat')).not.toHaveAttribute('open');
    window.location.hash = '#vat';
    await waitFor(() => expect(document.getElementById('vat')).toHaveAttribute('open'));
  });

  it('are searched as one types: questions and topics without the words go, the count is said', async () => {
    visit();
    await userEvent.type(search(), 'tenant fees act');
    await waitFor(() => expect(questions().map(({ id }) => id)).toEqual(['cleaning-law']));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain('Cleaning');
    expect(screen.queryByRole('heading', { name: 'Storage' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 answer');
    await userEvent.clear(search());
    await waitFor(() => expect(questions()).toHaveLength(FAQS.length));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('say so when none has the words, and how to ask', async () => {
    visit();
    await userEvent.type(search(), 'zeppelin');
    await waitFor(() => expect(screen.getByText(/No answer contains these words/)).toBeVisible());
    expect(screen.queryAllByRole('group')).toHaveLength(0);
  });

  it('search after a soft navigation too', async () => {
    render(<HydratedFaq {...body} />);
    await userEvent.type(search(), 'deposit');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d answers?$/));
  });

  it('listen no longer once the page is gone', async () => {
    visit()();
    await userEvent.type(search(), 'deposit');
    expect(questions()).toHaveLength(FAQS.length);
  });
});
