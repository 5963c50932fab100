import { AppLink } from '@/components/ui/AppLink';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import type { SlotDto } from '@/lib/contracts/errors';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import type { Refusal } from './refusals';
import styles from './ChangeTrouble.module.scss';

type ChangeTroubleProps = {
  readonly refusal: Refusal;
  readonly pageHref: string;
  readonly onRetry: () => void;
  /** Takes one of the nearest free slots. Without it they are only listed. */
  readonly onSlot?: ((slot: SlotDto) => void) | undefined;
};

const slotText = ({ date, start, end }: SlotDto) => `${formatDay(date)}, ${formatSlot([start, end])}`;

/** Renders why a change was refused, and what to do next. */
export function ChangeTrouble({ refusal, pageHref, onRetry, onSlot }: ChangeTroubleProps) {
  const { code, sentence, fields, nearest, canRetry, isOutdated, isOver } = refusal;
  return (
    <Note kind={isOutdated ? 'info' : 'error'} role="alert">
      <p>{sentence}</p>
      {Object.entries(fields).map(([field, text]) => (
        <p key={field}>{text}</p>
      ))}
      {code === 'slot_taken' && nearest.length > 0 ? <p>The nearest available slots:</p> : null}
      <div className={styles.ways}>
        {nearest.map((slot) =>
          onSlot ? (
            <Button key={slotText(slot)} kind="outline" size="s" onClick={() => onSlot(slot)}>
              {slotText(slot)}
            </Button>
          ) : (
            <span key={slotText(slot)}>{slotText(slot)}</span>
          ),
        )}
        {canRetry ? (
          <Button kind="secondary" size="s" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        {isOver ? <AppLink href={pageHref}>See the order as it is</AppLink> : null}
      </div>
    </Note>
  );
}
