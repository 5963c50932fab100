import Link from 'next/link';
import { Icon } from '@/components/ui/Icon/Icon';
import type { HeaderGroup } from '../types';
import { useDropdown } from '../useDropdown';
import styles from './NavGroups.module.scss';

/** The dropdown groups of wide screens. */
export function NavGroups({ groups }: { readonly groups: readonly HeaderGroup[] }) {
  const dropdown = useDropdown();
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul
        ref={dropdown.root}
        className={dropdown.isLive ? styles.groups : `${styles.groups} ${styles.plain}`}
        onKeyDown={dropdown.onKeyDown}
      >
        {groups.map(({ id, label, links }) => (
          <li
            key={id}
            className={styles.group}
            onPointerEnter={(event) => dropdown.enter(id, event)}
            onPointerLeave={dropdown.leave}
          >
            <button
              type="button"
              className={styles.opener}
              aria-expanded={dropdown.openId === id}
              aria-controls={`menu-${id}`}
              onClick={() => dropdown.press(id)}
            >
              {label}
              <Icon name="chevron-down" className={styles.chevron} />
            </button>
            <ul id={`menu-${id}`} className={dropdown.openId === id ? `${styles.menu} ${styles.open}` : styles.menu}>
              {links.map(({ label: title, href, note }) => (
                <li key={href}>
                  <Link href={href} prefetch={false} className={styles.link} onClick={dropdown.close}>
                    {title}
                    {note ? <span className={styles.note}>{note}</span> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
