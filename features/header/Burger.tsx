import { type ComponentType, useState } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { afterPaint } from '@/lib/idle';
import styles from './Header.module.scss';
import type { MobileMenuProps } from './MobileMenu';

/**
 * The button of small screens. The menu's code comes with the first press; the dialog gives the focus back itself. The
 * press is answered first: a dialog over everything makes the browser style the whole page behind it anew.
 */
export function Burger(props: Omit<MobileMenuProps, 'onClose'>) {
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    setOpen(true);
    const [{ MobileMenu }] = await Promise.all([import('./MobileMenu'), afterPaint()]);
    setMenu(() => MobileMenu);
  }
  function close(): void {
    setOpen(false);
    setMenu(null);
  }

  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
      >
        <Icon name="menu" />
      </button>
      {Menu ? <Menu {...props} onClose={close} /> : null}
    </>
  );
}
