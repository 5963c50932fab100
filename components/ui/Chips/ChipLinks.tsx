import clsx from 'clsx';
import type { MouseEvent } from 'react';
import styles from './Chips.module.scss';

type ChipLinksProps = {
  readonly label: string;
  readonly links: readonly { readonly value: string; readonly label: string; readonly href: string }[];
  readonly value: string;
  /** Called to show the choice without a page load. Without a script, or in a new tab, the browser follows the link. */
  readonly onChoose: (value: string) => void;
};

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;

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
