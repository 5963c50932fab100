import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { DocumentBody } from './DocumentBody';

const show = (isSample: boolean) =>
  render(
    <DocumentBody
      trail={[{ title: 'Home', href: '/' }]}
      title="Terms and conditions"
      lead="What you buy."
      updated={{ date: '2026-11-20', text: '20 November 2026' }}
      isSample={isSample}
      sections={[{ id: 'the-order', text: 'The order' }]}
      html='<h2 id="the-order">The order</h2>'
    />,
  );

describe('a legal text', () => {
  it('says when it was changed, and what is in it', () => {
    show(false);
    expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    expect(screen.getByText('20 November 2026')).toHaveAttribute('datetime', '2026-11-20');
    expect(screen.getByRole('link', { name: 'The order' })).toHaveAttribute('href', '#the-order');
  });

  it.each([true, false])('carries its mark while it is a sample (%s)', (isSample) => {
    show(isSample);
    expect(screen.queryAllByText('Sample text.')).toHaveLength(isSample ? 1 : 0);
  });
});
