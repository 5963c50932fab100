import { render, screen } from '@testing-library/react';
import { ErrorPage, UNKNOWN_ERROR } from './ErrorPage';
import { ErrorBoundary } from './ErrorBoundary';

function Broken({ message }: { readonly message: string }): never {
  throw new Error(message);
}

function show(message: string): readonly unknown[] {
  const reported: unknown[] = [];
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary
      resetKey="/"
      onError={(error) => reported.push(error)}
      fallback={(text) => <ErrorPage message={text} />}
    >
      <Broken message={message} />
    </ErrorBoundary>,
  );
  quiet.mockRestore();
  return reported;
}

describe('ErrorBoundary', () => {
  it('ERR-2: catches a render error, reports it and shows the error page with its message', () => {
    const reported = show('The van is missing');
    expect(reported).toEqual([new Error('The van is missing')]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops, something went wrong');
    expect(screen.getByText('The van is missing')).toBeTruthy();
  });

  it('ERR-1: without a message says the Russian sentence, marked as Russian', () => {
    show('');
    expect(screen.getByText(UNKNOWN_ERROR).getAttribute('lang')).toBe('ru');
    expect(screen.getByRole('link', { name: 'Go to Home Page' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('img', { name: /404/ })).toBeTruthy();
  });

  it('tries again on another page', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const props = { onError: () => undefined, fallback: () => <p>Broken page</p> };
    const { rerender } = render(
      <ErrorBoundary {...props} resetKey="/a">
        <Broken message="x" />
      </ErrorBoundary>,
    );
    quiet.mockRestore();
    rerender(
      <ErrorBoundary {...props} resetKey="/b">
        <p>Next page</p>
      </ErrorBoundary>,
    );
    expect(screen.getByText('Next page')).toBeTruthy();
  });
});
