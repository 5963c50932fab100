import { Button } from '@/components/ui/Button';
import { BEGIN_BOOKING_PATH, type BOOKED_AT_THE_DESK } from '@/lib/contracts/desk-paths';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';

const LABELS: Readonly<Record<(typeof BOOKED_AT_THE_DESK)[number], string>> = {
  moving: 'Book a move',
  storage: 'Book storage',
  cleaning: 'Book a clean',
};

/**
 * Renders the buttons that start a booking by telephone. `reference`: the record whose contact the booking takes over.
 */
export function BookFor({ reference = '' }: { readonly reference?: string }) {
  return (
    <DeskForm action={BEGIN_BOOKING_PATH} hidden={{ reference }} isRow>
      {Object.entries(LABELS).map(([flow, label]) => (
        <Button key={flow} type="submit" kind="secondary" name="flow" value={flow}>
          {label}
        </Button>
      ))}
    </DeskForm>
  );
}
