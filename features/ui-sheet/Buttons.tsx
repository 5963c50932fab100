import { Button, BUTTON_KINDS, BUTTON_SIZES } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import styles from './sheet.module.scss';

/** Renders every size of each kind of button, then the states of each kind (UI-1). */
export function Buttons() {
  return (
    <>
      {BUTTON_KINDS.map((kind) => (
        <div key={kind} className={styles.row}>
          {BUTTON_SIZES.map((size) => (
            <Button key={size} kind={kind} size={size}>
              Get a price
            </Button>
          ))}
        </div>
      ))}
      {BUTTON_KINDS.map((kind) => (
        <div key={kind} className={styles.row}>
          <Button kind={kind}>Rest</Button>
          <span className={styles.asHover}>
            <Button kind={kind}>Hover</Button>
          </span>
          <span className={styles.asPressed}>
            <Button kind={kind}>Pressed</Button>
          </span>
          <span className={styles.asFocus}>
            <Button kind={kind}>Focus</Button>
          </span>
          <Button kind={kind} loading>
            Loading
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button iconAfter="arrow-right">Next: day and slot</Button>
        <Button kind="outline" iconBefore="arrow-left">
          Addresses
        </Button>
        <ButtonLink href="/" kind="secondary">
          A link that looks like a button
        </ButtonLink>
      </div>
      <Button kind="dark" size="l" fullWidth iconAfter="arrow-right">
        As wide as its place
      </Button>
    </>
  );
}
