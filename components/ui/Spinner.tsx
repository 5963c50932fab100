import styles from './Spinner.module.scss';

type SpinnerProps = { readonly label?: string | undefined; readonly className?: string | undefined };

/** Renders a spinner. Without a `label` for screen readers the surroundings must announce the loading. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span className={className ? `${styles.root} ${className}` : styles.root} {...(label ? { role: 'status' } : {})}>
      {label ? <span className={styles.label}>{label}</span> : null}
    </span>
  );
}
