import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Review } from '@/lib/domain/reviews/review';
import { ReviewCard } from './ReviewCard';

const avatar = '/drawings/avatars/female.svg';
const review: Review = {
  id: 7,
  name: 'Priya Sample',
  text: '<p>Right to the <strong>last</strong> box.</p>',
  date: '2024-01-05',
  categories: ['storage', 'packing'],
  gender: 'Female',
  stars: '4 stars',
  ratingIcon: 'star',
  isActive: true,
  isExample: true,
};

describe('ReviewCard', () => {
  it('REV-3: shows picture, name, rating, date, tags and the text as HTML', () => {
    const { container } = render(<ReviewCard review={review} avatar={avatar} />);
    expect(screen.getByRole('heading', { name: 'Priya Sample' })).toBeVisible();
    expect(screen.getByRole('img', { name: '4 stars' })).toBeVisible();
    expect(screen.getByText('Jan 5, 2024')).toHaveAttribute('datetime', '2024-01-05');
    expect(screen.getByText('last').tagName).toBe('STRONG');
    expect(container.querySelector('img')).toHaveAttribute('src', avatar);
    const tags = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual(['Storage', 'Packing']);
  });

  it('REV-3: shows the picture of the customer where there is one', () => {
    const { container } = render(<ReviewCard review={{ ...review, iconUrl: '/priya.jpg' }} avatar={avatar} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/priya.jpg');
  });

  it('LAW-8: labels an example in words, and only an example', () => {
    const { rerender } = render(<ReviewCard review={review} avatar={avatar} />);
    expect(screen.getByText('Example')).toBeVisible();
    rerender(<ReviewCard review={{ ...review, isExample: false }} avatar={avatar} />);
    expect(screen.queryByText('Example')).not.toBeInTheDocument();
  });

  it('fills as many stars as were given', () => {
    const markup = (stars: Review['stars']) =>
      renderToStaticMarkup(<ReviewCard review={{ ...review, stars }} avatar={avatar} />);
    expect(markup('2 stars').match(/class="[^"]*filled/g)).toHaveLength(2);
    expect(markup('5 stars').match(/class="[^"]*hollow/g)).toBeNull();
  });
});
