import type { ButtonLook } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { formPage } from '@/lib/domain/enquiries/form-calls';

type CallMeBackProps = ButtonLook & {
  readonly label: string;
  /** Where it stands; reported with the press. */
  readonly spot: 'header' | 'mobile_menu';
};

/** A link to the page of the form, which opens the popup instead once its code is there (features/forms). */
export function CallMeBack({ label, spot, ...look }: CallMeBackProps) {
  return (
    <ButtonLink {...look} href={formPage('callback')} data-callback={spot}>
      {label}
    </ButtonLink>
  );
}
