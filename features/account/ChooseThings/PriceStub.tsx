import clsx from 'clsx';
import { Button } from '@/components/ui/Button';
import { TicketStub } from '@/components/ui/TicketStub';
import styles from './PriceStub.module.scss';
import { priceWords, restWords } from './price-words';

type PriceStubProps = Parameters<typeof priceWords>[0] & {
  /** Whether a newer price is loading. */
  readonly isLoading: boolean;
  /** The question of the next page. */
  readonly next: 'day' | 'address';
};

/** Renders the price of the chosen items, always in view, with the button to continue. */
export function PriceStub({ isLoading, next, ...back }: PriceStubProps) {
  const { lead, price, per, note } = priceWords(back);
  const rest = isLoading || back.isFailed ? '' : restWords(back.price);
  return (
    <div className={clsx(styles.root, back.pieces > 0 && styles.chosen)} data-loading={isLoading || undefined}>
      <div role="status" className={styles.spoken}>
        {isLoading ? '' : `${lead} ${back.pieces > 0 ? `${price} ${per ?? ''}. ${rest}` : ''}`}
      </div>
      <TicketStub
        lead={lead}
        price={price}
        per={per}
        note={
          rest ? (
            <>
              <span>{note}</span> <span className={styles.rest}>{rest}</span>
            </>
          ) : (
            note
          )
        }
        action={
          <Button type="submit" name="what" value="items" kind="dark" size="l" iconAfter="arrow-right">
            Continue to the {next}
          </Button>
        }
      />
    </div>
  );
}
