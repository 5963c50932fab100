import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tag.module.scss';

export const TAG_KINDS = ['plain', 'hot', 'sample', 'success', 'error'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

type TagProps = { readonly kind?: TagKind | undefined; readonly children: ReactNode };

export function Tag({ kind = 'plain', children }: TagProps) {
  return <span className={clsx(styles.root, kind !== 'plain' && styles[kind])}>{children}</span>;
}
