import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from './Modal';
import { MODAL_ROOT_ID } from './modal-root';

function Live() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <Modal title="Thank you!" onClose={() => setOpen(false)}>
          <button type="button">Done</button>
        </Modal>
      ) : null}
    </>
  );
}

// jsdom has no modal dialogs. The browser tests cover the inert background and the top layer.
beforeEach(() => {
  const root = document.createElement('div');
  root.id = MODAL_ROOT_ID;
  document.body.append(root);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => document.getElementById(MODAL_ROOT_ID)?.remove());

async function open(): Promise<HTMLElement> {
  render(<Live />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Thank you!' });
}

describe('Modal', () => {
  it('SHELL-5: opens in the mount point of the page', async () => {
    const dialog = await open();
    expect(dialog.closest(`#${MODAL_ROOT_ID}`)).toBeTruthy();
  });

  it('A11Y-2: keeps the focus going round inside', async () => {
    await open();
    const names = [];
    for (let step = 0; step < 3; step++) {
      names.push(document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'));
      await userEvent.tab();
    }
    expect(names).toEqual(['Done', 'Close', 'Done']);
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('Done');
  });

  it.each<[string, (dialog: HTMLElement) => void]>([
    ['Escape', (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['a press on the backdrop', (dialog) => fireEvent.mouseDown(dialog)],
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('A11Y-2: closes by %s and gives the focus back', async (_, close) => {
    close(await open());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('stays open on a press inside', async () => {
    await open();
    fireEvent.mouseDown(screen.getByRole('heading', { name: 'Thank you!' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
