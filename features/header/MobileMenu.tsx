import { type SyntheticEvent, useEffect, useRef } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Logo } from '@/components/ui/Logo';
import { CallMeBack } from './CallMeBack';
import type { HeaderContent, TabId } from './content';
import styles from './MobileMenu.module.scss';

export type MobileMenuProps = {
  readonly content: HeaderContent;
  readonly active: TabId;
  readonly onClose: () => void;
};

/** Renders the full-screen menu as a native modal dialog: the page behind it is inert and Escape closes it. */
export function MobileMenu({ content, active, onClose }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { groups, mobileTabs, mobileLinks, callMeBack, getAPrice, company } = content;

  const close = () => dialog.current?.close();

  // React also passes on the close event of a dialog opened from here, the callback popup.
  function closedItself(event: SyntheticEvent): void {
    if (event.target === dialog.current) onClose();
  }

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Menu" onClose={closedItself}>
      <div className={styles.head}>
        <Logo />
        <a className={styles.phone} href={company.phoneHref} aria-label={`Call ${company.phone}`}>
          <Icon name="phone" />
        </a>
        <button type="button" className={styles.close} aria-label="Close menu" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.list}>
        <nav aria-label="Sections" className={styles.tabs}>
          {mobileTabs.map(({ id, label, href }) => (
            <AppLink
              key={id}
              href={href}
              className={styles.tab}
              aria-current={id === active ? 'page' : undefined}
              onClick={close}
            >
              {label}
            </AppLink>
          ))}
        </nav>
        <nav aria-label="Menu">
          {groups.map(({ id, label, links }) => (
            <details key={id} name="mobile-menu" className={styles.group}>
              <summary className={styles.row}>{label}</summary>
              <ul className={styles.links}>
                {links.map(({ label: title, href, note }) => (
                  <li key={href}>
                    <AppLink href={href} className={styles.link} onClick={close}>
                      {title}
                      {note ? <span className={styles.note}>{note}</span> : null}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          {mobileLinks.map(({ label, href }) => (
            <AppLink key={href} href={href} className={styles.row} onClick={close}>
              {label}
            </AppLink>
          ))}
        </nav>
      </div>
      <div className={styles.foot}>
        <CallMeBack label={callMeBack.mobileMenu} spot="mobile_menu" kind="outline" size="l" />
        <ButtonLink href={getAPrice.href} size="l" data-spot="mobile_menu">
          {getAPrice.label}
        </ButtonLink>
      </div>
    </dialog>
  );
}
