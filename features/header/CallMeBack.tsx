import type { ButtonLook } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { formPage } from '@/lib/domain/enquiries/forms';

type CallMeBackProps = ButtonLook & {
  readonly label: string;
  /** The place of the link, which analytics report with the press. */
  readonly spot: 'header' | 'mobile_menu';
};

/** Renders a link to the callback form. It opens the popup once that code has loaded (features/forms). */
export function CallMeBack({ label, spot, ...look }: CallMeBackProps) {
  return (
    <ButtonLink {...look} href={formPage('callback')} data-callback={spot}>
      {label}
    </ButtonLink>
  );
}
