import clsx from 'clsx';
import type { MouseEvent } from 'react';
import styles from './Chips.module.scss';

type ChipLinksProps = {
  /** Read aloud as the group's name. */
  readonly label: string;
  readonly links: readonly { readonly value: string; readonly label: string; readonly href: string }[];
  readonly value: string;
  /** Shows it without a load; without script, or in another tab, the link is followed. */
  readonly onChoose: (value: string) => void;
};

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;

/** Filters that have an address each: one is current. */
export function ChipLinks({ label, links, value: current, onChoose }: ChipLinksProps) {
  return (
    <nav aria-label={label} className={clsx(styles.root, styles.scroll)}>
      {links.map(({ value, label: name, href }) => (
        <a
          key={value}
          href={href}
          className={styles.chip}
          aria-current={value === current ? 'page' : undefined}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            onChoose(value);
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
