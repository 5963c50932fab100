import styles from './Modal.module.scss';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/Icon';
import { MODAL_ROOT_ID } from './modal-root';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Returns the opposite end when Tab leaves one end; null where the browser's default is right. */
function nextFocus(container: HTMLElement, backwards: boolean): HTMLElement | null {
  const all = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const first = all[0];
  const last = all.at(-1);
  if (!first || !last) return null;
  const active = document.activeElement;
  if (!container.contains(active) || active === container) return backwards ? last : first;
  if (backwards) return active === first ? last : null;
  return active === last ? first : null;
}

type ModalProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly art?: ReactNode | undefined;
  /** "sheet": a panel from the bottom that takes at most 70 % of the height. */
  readonly look?: 'box' | 'sheet' | undefined;
};

/** Renders a native modal dialog with a focus loop. A backdrop click closes it, and the opener gets the focus back. */
export function Modal({ title, onClose, children, art, look = 'box' }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const goRound = (event: KeyboardEvent) => {
      const target = event.key === 'Tab' ? nextFocus(element, event.shiftKey) : null;
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    // The panel fills the dialog, so a click on the dialog itself is a click on the backdrop.
    const closeOutside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element.addEventListener('keydown', goRound);
    element.addEventListener('mousedown', closeOutside);
    return () => {
      element.removeEventListener('keydown', goRound);
      element.removeEventListener('mousedown', closeOutside);
    };
  }, [onClose]);

  // A modal follows an action of the visitor, so the server never renders one.
  if (typeof document === 'undefined') return null;
  return createPortal(
    <dialog
      ref={dialog}
      className={look === 'sheet' ? `${styles.root} ${styles.sheet}` : styles.root}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Cancel events of a nested modal bubble up to here.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
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
    document.getElementById(MODAL_ROOT_ID) ?? document.body,
  );
}
