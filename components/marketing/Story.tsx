import clsx from 'clsx';
import { AppLink } from '@/components/ui/AppLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import type { SpottedLink } from './CallToAction';
import styles from './Story.module.scss';

export type StoryProps = {
  readonly id?: string | undefined;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[] | undefined;
  readonly drawing: Picture;
  /** Side of the drawing on wide screens. On narrow ones it is below the text. */
  readonly side: 'left' | 'right';
  /** Background: "plain" continues the section above; the others are separate bands or panels. */
  readonly ground: 'plain' | 'quiet' | 'panel';
  readonly action?: SpottedLink | undefined;
};

export function Story({ id, title, paragraphs, points = [], drawing, side, ground, action }: StoryProps) {
  return (
    <section id={id} className={clsx(styles.root, styles[ground])}>
      <div className={clsx(styles.content, styles[side])}>
        <div className={styles.art}>
          <Drawing {...drawing} />
        </div>
        <div>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          {action ? (
            <AppLink href={action.href} className={styles.action} data-spot={action.spot}>
              {action.label} <Icon name="arrow-right" />
            </AppLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
