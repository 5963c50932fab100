import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon/Icon';
import styles from './Note.module.scss';

export const NOTE_KINDS = ['info', 'success', 'error', 'quiet'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

const ICONS: Record<NoteKind, IconName> = { info: 'info', success: 'check', error: 'error', quiet: 'info' };

type NoteProps = {
  /** "quiet" differs from "info" by a neutral background. */
  readonly kind?: NoteKind | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
  /** Makes screen readers announce the note when it appears: "status" after the current speech, "alert" at once. */
  readonly role?: 'status' | 'alert' | undefined;
  readonly className?: string | undefined;
};

export function Note({ kind = 'info', icon = ICONS[kind], children, role, className }: NoteProps) {
  return (
    <div role={role} className={clsx(styles.root, styles[kind], className)}>
      <Icon name={icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
