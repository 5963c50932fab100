import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/Icon';
import styles from './Modal.module.scss';
import { nextFocus } from './focus';
import { MODAL_ROOT_ID } from './modal-root';

type ModalProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Above the title, edge to edge; decorative. */
  readonly art?: ReactNode | undefined;
  /** "sheet": a panel that comes from the bottom and takes at most 70 % of the height. */
  readonly look?: 'box' | 'sheet' | undefined;
};

/**
 * A native modal dialog: the browser makes the rest of the page inert, closes on Escape and draws it above everything.
 * What it lacks is added here: focus goes round inside, a press on the backdrop closes, focus returns to the opener.
 */
export function Modal({ title, onClose, children, art, look = 'box' }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);

  useEffect(() => setRoot(document.getElementById(MODAL_ROOT_ID) ?? document.body), []);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [root]);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    if (event.key !== 'Tab' || !dialog.current) return;
    const target = nextFocus(dialog.current, event.shiftKey);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  if (!root) return null;
  return createPortal(
    <dialog
      ref={dialog}
      className={look === 'sheet' ? `${styles.root} ${styles.sheet}` : styles.root}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.panel}>
        {art ? <div className={styles.art}>{art}</div> : null}
        <div className={styles.body}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>,
    root,
  );
}
