import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Logo } from '@/components/ui/Logo';
import { PhoneLink } from '@/components/ui/PhoneLink';
import { activeTab } from './active-tab';
import { CallMeBack } from './CallMeBack';
import { Burger } from './Burger';
import { NavGroups } from './NavGroups';
import type { HeaderContent } from './types';
import styles from './Header.module.scss';

type HeaderProps = { readonly content: HeaderContent; readonly path: string };

/**
 * Renders the tabs, the logo, the groups and the phone number. The shell passes the path as `key`, so a route change
 * closes every menu (HDR-5).
 */
export function Header({ content, path }: HeaderProps) {
  const { tabs, groups, callMeBack, company } = content;
  const active = activeTab(path);
  return (
    <>
      <nav aria-label="Sections" className={styles.tabs}>
        <ul className={styles.tabList}>
          {tabs.map(({ id, label, href }) => (
            <li key={id} className={id === 'account' ? styles.end : undefined}>
              <AppLink href={href} className={styles.tab} aria-current={id === active ? 'page' : undefined}>
                {id === 'account' ? <Icon name="person" className={styles.tabIcon} /> : null}
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo />
          <NavGroups groups={groups} />
          <span className={styles.phone}>
            <PhoneLink phone={company.phone} href={company.phoneHref} />
          </span>
          <span className={styles.callback}>
            <CallMeBack label={callMeBack.header} spot="header" kind="dark" />
          </span>
          <Burger content={content} active={active} />
        </div>
      </header>
    </>
  );
}
