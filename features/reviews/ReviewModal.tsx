import { Modal } from '@/components/ui/Modal/Modal';
import { Tag } from '@/components/ui/Tag';
import { formatMonthFirst } from '@/lib/domain/london-time';
import { CATEGORY_NAMES, type Review } from '@/lib/domain/reviews/review';
import { Portrait, Stars } from './ReviewCard';
import styles from './ReviewModal.module.scss';

type ReviewModalProps = {
  readonly review: Review;
  readonly avatar: string | null;
  readonly onClose: () => void;
};

/** REV-5. */
export function ReviewModal({ review, avatar, onClose }: ReviewModalProps) {
  const { name, text, date, categories, iconUrl = avatar, stars, ratingIcon, isExample } = review;
  return (
    <Modal title={name} onClose={onClose}>
      <div className={styles.who}>
        {iconUrl ? <Portrait path={iconUrl} isEager /> : null}
        <div>
          <time dateTime={date}>{formatMonthFirst(date)}</time>
          <Stars rating={stars} icon={ratingIcon} />
        </div>
      </div>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />
      <ul className={styles.tags} aria-label="About">
        {categories.map((category) => (
          <li key={category}>
            <Tag>{CATEGORY_NAMES[category]}</Tag>
          </li>
        ))}
        {isExample && (
          <li>
            <Tag kind="sample">Example</Tag>
          </li>
        )}
      </ul>
    </Modal>
  );
}
