import { SectionHead } from '@/components/marketing/SectionHead';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import type { ChecklistProps } from './types';
import styles from './Checklist.module.scss';

/** Renders the tasks of a job by place, as checklists. */
export function Checklist({ id, title, lead, groups }: ChecklistProps) {
  return (
    <section id={id} className={styles.root}>
      <SectionHead title={title} lead={lead} />
      <ul className={styles.groups}>
        {groups.map(({ title: group, points, drawing, isRefused = false }) => (
          <li key={group} className={styles.group}>
            {drawing ? <Drawing {...drawing} alt="" /> : null}
            <h3>{group}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Icon name={isRefused ? 'minus' : 'check'} />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
