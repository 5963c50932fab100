import { Checkbox } from '@/components/ui/Checkbox';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/assumptions';

type StartRequestProps = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  /** Whether an operator reads the text to the customer on the telephone. */
  readonly isSpoken?: boolean | undefined;
};

const CONSEQUENCE = `Your day falls within these ${COOLING_OFF_DAYS} days. If you cancel after the work has begun, you pay for what has been done; once it is finished, it can no longer be cancelled.`;

/** Renders the request to start within the 14 days of the right to cancel (LAW-6). Never pre-ticked. */
export function StartRequest({ isSpoken = false, ...props }: StartRequestProps) {
  return (
    <Checkbox
      name="wantsStartWithin14Days"
      label={
        isSpoken
          ? `They ask us to start before the ${COOLING_OFF_DAYS} days in which they can cancel are over`
          : `Please start before the ${COOLING_OFF_DAYS} days in which I can cancel are over`
      }
      hint={isSpoken ? `Read to the customer: “${CONSEQUENCE}”` : CONSEQUENCE}
      {...props}
    />
  );
}
