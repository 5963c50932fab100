import { Note } from '@/components/ui/Note';
import type { DeskOption } from '@/lib/contracts/desk-parts';
import { REASON_LENGTH } from '@/lib/contracts/desk-paths';
import { DeskInput, DeskSelect } from '@/features/desk-kit/DeskForm/DeskField';

type StepOverProps = {
  readonly warnings: readonly string[];
  readonly reasons: readonly DeskOption[];
  /** The effect on the money, in words. */
  readonly terms: string;
};

/**
 * Renders the rules that a change overrides, with fields for the reason. Nothing if the customer could make the
 * change.
 */
export function StepOver({ warnings, reasons, terms }: StepOverProps) {
  if (warnings.length === 0) return null;
  return (
    <>
      <Note>{[...warnings, terms].join(' ')}</Note>
      <DeskSelect label="Reason" name="why" options={reasons} any="Choose a reason" />
      <DeskInput label="Note for us" name="reason" maxLength={REASON_LENGTH} optional />
    </>
  );
}
