import { useState } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import { Spinner } from '@/components/ui/Spinner';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { ChangeAction } from './types';
import styles from './ChangeActions.module.scss';

const ICONS: Readonly<Record<ChangeKind, IconName>> = {
  slot: 'calendar',
  items: 'box',
  address: 'van',
  cancel: 'close',
};

/**
 * Renders the possible changes, each as a link to its own page, so that they work before their code has loaded and the
 * browser's back button leads here.
 */
export function ChangeActions({ actions }: { readonly actions: readonly ChangeAction[] }) {
  const [opening, setOpening] = useState<ChangeKind | null>(null);
  return (
    <ul className={styles.root}>
      {actions.map(({ kind, title, text, href }) => (
        <li key={kind}>
          <AppLink
            href={href}
            className={styles.action}
            aria-busy={opening === kind || undefined}
            onClick={({ metaKey, ctrlKey, shiftKey }) => {
              if (!metaKey && !ctrlKey && !shiftKey) setOpening(kind);
            }}
          >
            <Icon name={ICONS[kind]} className={styles.icon} />
            <span className={styles.words}>
              <b>{title}</b>
              <span>{text}</span>
            </span>
            {opening === kind ? <Spinner /> : <Icon name="arrow-right" />}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
