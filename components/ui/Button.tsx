import clsx from 'clsx';
import type { MouseEventHandler, ReactNode } from 'react';
import { Icon, type IconName } from './Icon/Icon';
import { Spinner } from './Spinner';
import styles from './Button.module.scss';

export const BUTTON_KINDS = ['primary', 'secondary', 'dark', 'outline'] as const;
export const BUTTON_SIZES = ['xs', 's', 'm', 'l', 'xl'] as const;
export type ButtonKind = (typeof BUTTON_KINDS)[number];
export type ButtonSize = (typeof BUTTON_SIZES)[number];

export type ButtonLook = {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly iconBefore?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  readonly className?: string | undefined;
};

type ButtonProps = ButtonLook & {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit' | undefined;
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly form?: string | undefined;
  readonly id?: string | undefined;
  /** -1 takes the button out of the tab order, when another reachable button does the same. */
  readonly tabIndex?: -1 | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-haspopup'?: 'dialog' | undefined;
  readonly 'aria-describedby'?: string | undefined;
  /** The place on the site where a quote starts (lib/analytics/automatic-events.ts). */
  readonly 'data-spot'?: string | undefined;
};

/** Returns the class names of a button's look, for any element that must look like one. */
export function buttonClass({ kind = 'primary', size = 'm', fullWidth, className }: ButtonLook): string {
  return clsx(styles.root, styles[size], styles[kind], fullWidth && styles.fullWidth, className);
}

/** Renders a label with its icons, for buttons and links. The text has its own element (decision 115). */
export function ButtonLabel({ iconBefore, iconAfter, children }: ButtonLook & { readonly children: ReactNode }) {
  return (
    <span className={styles.label}>
      {iconBefore ? <Icon name={iconBefore} /> : null}
      <span>{children}</span>
      {iconAfter ? <Icon name={iconAfter} /> : null}
    </span>
  );
}

/** Renders a button. While `loading` it is disabled and shows a spinner, and keeps its width and accessible name. */
export function Button(props: ButtonProps) {
  const { children, kind, size, fullWidth, iconBefore, iconAfter, className, ...passed } = props;
  const { loading = false, disabled = false, type = 'button', ...rest } = passed;
  const look = buttonClass({ kind, size, fullWidth, className: clsx(loading && styles.loading, className) });
  return (
    <button {...rest} type={type} className={look} disabled={disabled || loading} aria-busy={loading || undefined}>
      <ButtonLabel iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonLabel>
      {loading ? <Spinner className={styles.spinner} /> : null}
    </button>
  );
}
