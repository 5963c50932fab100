import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import styles from './RadioCards.module.scss';
import { Icon } from '../Icon/Icon';

export type CardGroupTexts = {
  readonly legend: string;
  readonly legendHidden?: boolean | undefined;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly columns?: 1 | 2 | 3 | undefined;
};

type CardGroupProps = CardGroupTexts & { readonly id: string; readonly children: ReactNode };

export function CardGroup({ id, legend, legendHidden, hint, error, columns = 1, children }: CardGroupProps) {
  const described = [hint && `${id}-hint`, error && `${id}-message`].filter(Boolean).join(' ');
  return (
    <fieldset className={clsx(styles.root, error && styles.invalid)} aria-describedby={described || undefined}>
      <legend className={legendHidden ? styles.legendHidden : styles.legend}>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={clsx(styles.cards, columns === 2 && styles.two, columns === 3 && styles.three)}>{children}</div>
      <FieldMessage id={`${id}-message`} error={error} />
    </fieldset>
  );
}

export type CardOption = {
  readonly value: string;
  readonly title: string;
  readonly description?: ReactNode | undefined;
  readonly price?: string | undefined;
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
