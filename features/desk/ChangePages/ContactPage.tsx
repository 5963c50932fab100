import { Button } from '@/components/ui/Button';
import { BackToOrder } from '@/features/desk-kit/BackToOrder';
import { DeskInput } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { Hint, Panel } from '@/features/desk-kit/Panel/Panel';
import type { ContactView } from '@/lib/contracts/desk-contact';
import { deskFormPath } from '@/lib/contracts/desk-form-path';

export function ContactPage({ head, version, firstName, lastName, email, phone, emailStays, refusal }: ContactView) {
  const hidden = { reference: head.reference, version, ...(emailStays && { contactEmail: email }) };
  return (
    <>
      <BackToOrder what="Contact of" head={head} refusal={refusal} />
      {refusal ? null : (
        <Panel title="Contact">
          <DeskForm action={deskFormPath('changeContact')} hidden={hidden}>
            <DeskInput label="First name" name="firstName" value={firstName} maxLength={50} width="wide" required />
            <DeskInput label="Last name" name="lastName" value={lastName} maxLength={50} width="wide" required />
            {emailStays ? (
              <Hint>
                {email}. {emailStays}
              </Hint>
            ) : (
              <DeskInput
                label="Email"
                name="contactEmail"
                value={email}
                type="email"
                maxLength={254}
                width="wide"
                required
              />
            )}
            <DeskInput
              label="Phone"
              name="contactPhone"
              value={phone}
              type="tel"
              maxLength={30}
              width="wide"
              required
            />
            <Hint>
              The customer gets an email that says what was changed.
              {emailStays ? null : ' If the email address changes, the old one is told too.'}
            </Hint>
            <Button type="submit">Save the contact</Button>
          </DeskForm>
        </Panel>
      )}
    </>
  );
}
