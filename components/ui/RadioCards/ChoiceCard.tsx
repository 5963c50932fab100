import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './RadioCards.module.scss';

export type CardOption = {
  readonly value: string;
  readonly title: string;
  readonly description?: ReactNode | undefined;
  /** Price at the end of the card, e.g. "£99". */
  readonly price?: string | undefined;
  /** Decorative drawing beside the words. */
  readonly media?: ReactNode | undefined;
  readonly disabled?: boolean | undefined;
};

type ChoiceCardProps = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly id: string;
  readonly option: CardOption;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly describedBy: string | undefined;
};

/** Renders a card that is a radio button or a checkbox, named by its title and described by its text and price. */
export function ChoiceCard({ type, name, id, option, checked, onChange, onBlur, describedBy }: ChoiceCardProps) {
  const { value, title, description, price, media, disabled } = option;
  const texts = [description && `${id}-text`, price && `${id}-price`, describedBy].filter(Boolean).join(' ');
  return (
    <label className={styles.card}>
      <input
        className={styles.input}
        type={type}
        id={id}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
        aria-labelledby={`${id}-title`}
        aria-describedby={texts || undefined}
      />
      {media ? <span className={styles.media}>{media}</span> : null}
      <span className={styles.words}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {description ? (
          <span id={`${id}-text`} className={styles.text}>
            {description}
          </span>
        ) : null}
      </span>
      {price ? (
        <span id={`${id}-price`} className={styles.price}>
          {price}
        </span>
      ) : null}
      <span className={type === 'radio' ? styles.dot : styles.box}>
        <Icon name="check" className={styles.tick} />
      </span>
    </label>
  );
}
