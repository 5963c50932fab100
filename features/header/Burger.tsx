import { type ComponentType, useState } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { afterPaint } from '@/lib/idle';
import styles from './Header.module.scss';
import type { MobileMenuProps } from './MobileMenu';

/**
 * Renders the menu button of small screens. The menu's code loads with the first press. The button reacts before the
 * full-screen dialog opens, which makes the browser restyle the whole page. The dialog returns the focus itself.
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
