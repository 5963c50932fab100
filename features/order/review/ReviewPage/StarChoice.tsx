import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './StarChoice.module.scss';

const CHOICES = [
  [1, 'Very poor'],
  [2, 'Poor'],
  [3, 'Fair'],
  [4, 'Good'],
  [5, 'Very good'],
] as const;

/** The id of the star group. Any change in the group clears its error. */
export const STARS_GROUP = 'stars-group';

type StarChoiceProps = { readonly chosen: string; readonly error: string | undefined };

/** Renders one to five stars as radio buttons. The style sheet fills the stars up to the chosen one. */
export function StarChoice({ chosen, error }: StarChoiceProps) {
  return (
    <fieldset id={STARS_GROUP} className={styles.root} aria-describedby={error ? 'stars-message' : undefined}>
      <legend className={styles.legend}>Stars</legend>
      <div className={styles.stars}>
        {CHOICES.map(([stars, words]) => (
          <label key={stars} className={styles.star}>
            <input
              // The id of the first star is that of the field, for links from the error summary.
              id={stars === 1 ? 'stars' : `stars-${stars}`}
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={chosen === String(stars)}
              className={styles.radio}
            />
            <Icon name="star" className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.number}>
                {stars} star{stars === 1 ? '' : 's'}:{' '}
              </span>
              {words}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id="stars-message" error={error} />
    </fieldset>
  );
}
