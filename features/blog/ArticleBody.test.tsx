import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { ArticleBody } from './ArticleBody';
import type { ArticleContent } from './types';

const DRAWING = { path: '/drawings/items/plant.svg', width: 60, height: 80, alt: '' };
const card = {
  title: 'Another one',
  description: 'Words.',
  reading: '3 minutes to read',
  topics: ['Packing'],
  drawing: DRAWING,
};

const ARTICLE: ArticleContent = {
  title: 'How to pack a plant',
  description: 'What a plant needs.',
  reading: '4 minutes to read',
  topics: ['Packing'],
  drawing: DRAWING,
  author: 'Smart Storage and Moving',
  published: { date: '2026-11-10', text: '10 November 2026' },
  updated: { date: '2026-11-12', text: '12 November 2026' },
  sections: [{ id: 'water', text: 'Water' }],
  html: '<h2 id="water"><a href="#water">Water</a></h2><p>Not on the last day.</p>',
  sources: [{ name: 'A botanic garden', url: 'https://garden.example/' }],
  services: [{ name: 'Packing', href: '/services/packing', text: 'We pack.', drawing: DRAWING }],
  related: [{ ...card, path: '/blog/another' }],
  next: {
    title: 'What does it cost?',
    text: 'See.',
    drawing: DRAWING,
    action: { label: 'Price it', href: '/x', spot: 'blog_plant' },
  },
};
const TRAIL = [
  { title: 'Home', href: '/' },
  { title: 'Blog', href: '/blog' },
];

const show = (changes: Partial<ArticleContent> = {}) =>
  render(<ArticleBody trail={TRAIL} article={{ ...ARTICLE, ...changes }} />);

describe('an article', () => {
  it('says what it is about, who wrote it, when it was written and changed', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How to pack a plant');
    expect(screen.getByText('By Smart Storage and Moving')).toBeVisible();
    expect(screen.getByText('10 November 2026')).toHaveAttribute('datetime', '2026-11-10');
    expect(screen.getByText('12 November 2026')).toHaveAttribute('datetime', '2026-11-12');
  });

  it('lists its sections as links to them', () => {
    show();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getByRole('link', { name: 'Water' })).toHaveAttribute('href', '#water');
    expect(screen.getByRole('heading', { level: 2, name: 'Water' })).toHaveAttribute('id', 'water');
  });

  it('QUO-5: leads on to a quote with its spot, to services and to other articles', () => {
    show();
    expect(screen.getByRole('link', { name: 'Price it' })).toHaveAttribute('data-spot', 'blog_plant');
    expect(screen.getByRole('link', { name: 'Packing' })).toHaveAttribute('href', '/services/packing');
    expect(screen.getByRole('link', { name: 'Another one' })).toHaveAttribute('href', '/blog/another');
  });

  it('names its sources, where it has some', () => {
    const { unmount } = show();
    const sources = within(screen.getByRole('region', { name: 'Sources' }));
    expect(sources.getByRole('link', { name: 'A botanic garden' })).toHaveAttribute('href', 'https://garden.example/');
    unmount();
    show({ sources: [] });
    expect(screen.queryByRole('region', { name: 'Sources' })).not.toBeInTheDocument();
  });
});
