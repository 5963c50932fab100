import { useEffect, useRef, useState, type ComponentType, type PointerEvent } from 'react';
import { useScripted } from '@/components/ui/Island/hydration';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { Logo } from '@/components/ui/Logo';
import { PhoneLink } from '@/components/ui/PhoneLink';
import { afterPaint } from '@/lib/idle';
import { CallMeBack } from './CallMeBack';
import type { MobileMenuProps } from './MobileMenu';
import navGroupsStyles from './NavGroups.module.scss';
import { activeTab, type HeaderContent, type HeaderGroup } from './content';
import styles from './Header.module.scss';

type HeaderProps = { readonly content: HeaderContent; readonly path: string };

/** Renders the header. The shell passes the path as `key`, so a route change closes every menu (HDR-5). */
export function Header({ content, path }: HeaderProps) {
  const { tabs, groups, callMeBack, getAPrice, company } = content;
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
          <Logo isShort />
          <NavGroups groups={groups} />
          <span className={styles.phone}>
            <PhoneLink phone={company.phone} href={company.phoneHref} />
          </span>
          <span className={styles.callback}>
            <CallMeBack label={callMeBack.header} spot="header" kind="secondary" className={styles.button} />
          </span>
          <ButtonLink href={getAPrice.href} className={styles.button} data-spot="header">
            {getAPrice.label}
          </ButtonLink>
          <Burger content={content} active={active} />
        </div>
      </header>
    </>
  );
}

type Open = { readonly id: string; readonly by: 'hover' | 'press' };

/**
 * Returns the state of the dropdown, with at most one group open (HDR-1). A mouse opens it by hovering. A press keeps
 * it open until the next press, Escape, a press elsewhere or a blur.
 */
function useDropdown() {
  const [open, setOpen] = useState<Open | null>(null);
  const root = useRef<HTMLUListElement>(null);
  // False in the server's markup: until the script runs, the style sheet opens the groups by :hover and :focus-within.
  const isLive = useScripted();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(null);
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(null);
      const opener = root.current?.querySelector<HTMLElement>(`[aria-controls="menu-${open.id}"]`);
      if (opener?.parentElement?.contains(document.activeElement)) opener.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [open]);

  return {
    root,
    isLive,
    openId: open?.id ?? null,
    close: () => setOpen(null),
    press: (id: string) => setOpen((now) => (now?.id === id && now.by === 'press' ? null : { id, by: 'press' })),
    enter: (id: string, event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen((now) => (now?.id === id ? now : { id, by: 'hover' }));
    },
    leave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen((now) => (now?.by === 'hover' ? null : now));
    },
  };
}

function NavGroups({ groups }: { readonly groups: readonly HeaderGroup[] }) {
  const { root, isLive, openId, close, press, enter, leave } = useDropdown();
  return (
    <nav aria-label="Main" className={navGroupsStyles.nav}>
      <ul ref={root} className={isLive ? navGroupsStyles.groups : `${navGroupsStyles.groups} ${navGroupsStyles.plain}`}>
        {groups.map(({ id, label, links, picture }) => (
          <li
            key={id}
            className={navGroupsStyles.group}
            onPointerEnter={(event) => enter(id, event)}
            onPointerLeave={leave}
          >
            <button
              type="button"
              className={navGroupsStyles.opener}
              aria-expanded={openId === id}
              aria-controls={`menu-${id}`}
              onClick={() => press(id)}
            >
              {label}
              <Icon name="chevron-down" className={navGroupsStyles.chevron} />
            </button>
            <div
              id={`menu-${id}`}
              className={openId === id ? `${navGroupsStyles.menu} ${navGroupsStyles.open}` : navGroupsStyles.menu}
            >
              <ul>
                {links.map(({ label: title, href, note }) => (
                  <li key={href}>
                    <AppLink href={href} className={navGroupsStyles.link} onClick={close}>
                      {title}
                      {note ? <span className={navGroupsStyles.note}>{note}</span> : null}
                    </AppLink>
                  </li>
                ))}
              </ul>
              <p className={navGroupsStyles.picture}>
                <Drawing {...picture.drawing} />
                <b>{picture.title}</b>
                {picture.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders the menu button of small screens. It reacts before the dialog opens, which restyles the whole page. */
function Burger(props: Omit<MobileMenuProps, 'onClose'>) {
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
