import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, BUTTON_KINDS, BUTTON_SIZES, buttonClass } from './Button';

describe('Button', () => {
  it('UI-1: has a look for every size and kind', () => {
    const looks = BUTTON_KINDS.flatMap((kind) => BUTTON_SIZES.map((size) => buttonClass({ kind, size })));
    expect(new Set(looks).size).toBe(20);
  });

  it('UI-1: keeps its name while loading, shows that it works and cannot be pressed', async () => {
    const onClick = jest.fn();
    render(
      <Button loading onClick={onClick}>
        Pay now
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay now' });
    expect(button.disabled).toBe(true);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.className).toContain('loading');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('UI-1: cannot be pressed while disabled', async () => {
    const onClick = jest.fn();
    render(
      <Button disabled onClick={onClick}>
        Next
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not send a form unless it says so', () => {
    render(<Button>Add</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });
});
