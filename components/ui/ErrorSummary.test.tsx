import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { ErrorSummary } from './ErrorSummary';

describe('ErrorSummary', () => {
  it('FORM-2: takes the focus, and each entry leads to its field', async () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <>
        <ErrorSummary ref={ref} errors={[{ fieldId: 'addresses.collection.postcode', text: 'Enter a postcode' }]} />
        <input id="addresses.collection.postcode" aria-label="Postcode" />
      </>,
    );
    ref.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Check these answers' }));
    await userEvent.click(screen.getByRole('link', { name: 'Enter a postcode' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Postcode'));
  });

  it('shows nothing when nothing is wrong', () => {
    const { container } = render(<ErrorSummary errors={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
