import { Button } from '@/components/ui/Button';
import { BEGIN_BOOKING_PATH, type BOOKED_AT_THE_DESK } from '@/lib/contracts/desk-paths';
import { DeskForm } from '../DeskForm/DeskForm';

const LABELS: Readonly<Record<(typeof BOOKED_AT_THE_DESK)[number], string>> = {
  moving: 'Book a move',
  storage: 'Book storage',
  cleaning: 'Book a clean',
};

/** Into the quote flow for somebody on the telephone; `reference`: what their page is named by, whose contact is taken over. */
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
