import { type ComponentType, useState } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Header/Header.module.scss';
import type { MobileMenuProps } from './MobileMenu/MobileMenu';

/** The button of small screens. The menu's code comes with the first press; the dialog gives the focus back itself. */
export function Burger(props: Omit<MobileMenuProps, 'onClose'>) {
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    setOpen(true);
    const { MobileMenu } = await import('./MobileMenu/MobileMenu');
    setMenu(() => MobileMenu);
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
      {Menu && isOpen ? <Menu {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
