import Link from 'next/link';
import { useRef } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Logo } from '@/components/ui/Logo/Logo';
import { CallMeBack } from '../CallMeBack';
import type { HeaderContent, TabId } from '../types';
import styles from './MobileMenu.module.scss';

/** The burger and its full-screen menu: a native dialog, so that the page behind is inert and Escape closes. */
export function MobileMenu({ content, active }: { readonly content: HeaderContent; readonly active: TabId }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { groups, mobileTabs, mobileLinks, callMeBack, company } = content;

  const close = () => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label="Menu">
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
              <Link
                key={id}
                href={href}
                prefetch={false}
                className={styles.tab}
                aria-current={id === active ? 'page' : undefined}
                onClick={close}
              >
                {label}
              </Link>
            ))}
          </nav>
          <nav aria-label="Menu">
            {groups.map(({ id, label, links }) => (
              <details key={id} name="mobile-menu" className={styles.group}>
                <summary className={styles.row}>
                  {label}
                  <Icon name="chevron-down" className={styles.chevron} />
                </summary>
                <ul className={styles.links}>
                  {links.map(({ label: title, href, note }) => (
                    <li key={href}>
                      <Link href={href} prefetch={false} className={styles.link} onClick={close}>
                        {title}
                        {note ? <span className={styles.note}>{note}</span> : null}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
            {mobileLinks.map(({ label, href }) => (
              <Link key={href} href={href} prefetch={false} className={styles.row} onClick={close}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
        <div className={styles.foot}>
          <ButtonLink href={company.phoneHref} kind="outline" size="l">
            {company.phone}
          </ButtonLink>
          <CallMeBack label={callMeBack.mobileMenu} company={company} size="l" />
        </div>
      </dialog>
    </>
  );
}
