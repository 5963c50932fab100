import styles from './NavGroups.module.scss';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useScripted } from '@/components/forms/use-scripted';
import { AppLink } from '@/components/ui/AppLink';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import type { HeaderGroup } from './types';

type Open = { readonly id: string; readonly by: 'hover' | 'press' };

/**
 * Returns the state of the dropdown, with at most one group open (HDR-1). A mouse opens by hovering and closes by
 * leaving. A press (click, tap, Enter, Space) keeps the group open until the next press, Escape, a press elsewhere or
 * a blur.
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

/** Renders the dropdown groups of wide screens. */
export function NavGroups({ groups }: { readonly groups: readonly HeaderGroup[] }) {
  const { root, isLive, openId, close, press, enter, leave } = useDropdown();
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul ref={root} className={isLive ? styles.groups : `${styles.groups} ${styles.plain}`}>
        {groups.map(({ id, label, links, picture }) => (
          <li key={id} className={styles.group} onPointerEnter={(event) => enter(id, event)} onPointerLeave={leave}>
            <button
              type="button"
              className={styles.opener}
              aria-expanded={openId === id}
              aria-controls={`menu-${id}`}
              onClick={() => press(id)}
            >
              {label}
              <Icon name="chevron-down" className={styles.chevron} />
            </button>
            <div id={`menu-${id}`} className={openId === id ? `${styles.menu} ${styles.open}` : styles.menu}>
              <ul>
                {links.map(({ label: title, href, note }) => (
                  <li key={href}>
                    <AppLink href={href} className={styles.link} onClick={close}>
                      {title}
                      {note ? <span className={styles.note}>{note}</span> : null}
                    </AppLink>
                  </li>
                ))}
              </ul>
              <p className={styles.picture}>
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
