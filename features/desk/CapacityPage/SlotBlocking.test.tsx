import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotBlocking, SlotButton } from './SlotBlocking';

const SLOT = { field: 'MOVING_10:00', label: 'Moving, 10:00–12:00', booked: 1 };

describe('blocking a slot', () => {
  it.each([
    ['', 'Block', '/api/desk/block_slot'],
    ['3', 'Block', '/api/desk/block_slot'],
    ['1', 'Open', '/api/desk/unblock_slot'],
    ['0', 'Open', '/api/desk/unblock_slot'],
  ])('DSK-1: with places of its own "%s" the one press says %s and is sent to %s', (fixed, word, path) => {
    render(
      <>
        <SlotButton {...SLOT} fixed={fixed} />
        <SlotBlocking date="2026-12-15" />
      </>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: `${word} ${SLOT.label}` });
    expect([button.getAttribute('formaction'), button.name, button.value]).toEqual([path, 'slot', SLOT.field]);
    expect(Object.fromEntries(new FormData(button.form ?? undefined))).toEqual({ date: '2026-12-15', reason: '' });
  });

  it('DSK-1: Enter in the reason blocks no slot', async () => {
    render(
      <>
        <SlotBlocking date="2026-12-15" />
        <SlotButton {...SLOT} fixed="" />
      </>,
    );
    const sent = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', sent);
    await userEvent.type(screen.getByRole('textbox'), 'Van in repair{Enter}');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button'));
    expect(sent).toHaveBeenCalledTimes(1);
    document.removeEventListener('submit', sent);
  });
});
