import { type ComponentType, useState } from 'react';
import { Button, type ButtonLook } from '@/components/ui/Button/Button';
import type { CallbackPopupProps } from './CallbackPopup/CallbackPopup';
import type { HeaderCompany } from './types';

type CallMeBackProps = ButtonLook & { readonly label: string; readonly company: HeaderCompany };

/** The button and its popup. The popup's code comes with the first press. */
export function CallMeBack({ label, company, ...look }: CallMeBackProps) {
  const [Popup, setPopup] = useState<ComponentType<CallbackPopupProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    setOpen(true);
    const { CallbackPopup } = await import('./CallbackPopup/CallbackPopup');
    setPopup(() => CallbackPopup);
  }

  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => void open()}>
        {label}
      </Button>
      {Popup && isOpen ? <Popup company={company} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
