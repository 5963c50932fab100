import { AppLink } from '@/components/ui/AppLink/AppLink';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import type { HeaderGroup } from '../types';
import { useDropdown } from '../useDropdown';
import styles from './NavGroups.module.scss';

/** The dropdown groups of wide screens. */
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
