import { BackToOrder, Hint, Panel } from '@/features/desk-kit/Panel/Panel';
import { DeskForm, DeskInput } from '@/features/desk-kit/DeskForm/DeskForm';
import type { ContactView } from '@/lib/contracts/desk-people';
import { deskFormPath } from '@/lib/contracts/desk-form-path';

const WIDE = { width: 'wide', required: true } as const;

export function ContactPage({ head, version, firstName, lastName, email, phone, emailStays, refusal }: ContactView) {
  const hidden = { reference: head.reference, version, ...(emailStays && { contactEmail: email }) };
  return (
    <>
      <BackToOrder what="Contact of" head={head} refusal={refusal} />
      {refusal ? null : (
        <Panel title="Contact">
          <DeskForm action={deskFormPath('changeContact')} hidden={hidden} submit={{ text: 'Save the contact' }}>
            <DeskInput label="First name" name="firstName" value={firstName} maxLength={50} {...WIDE} />
            <DeskInput label="Last name" name="lastName" value={lastName} maxLength={50} {...WIDE} />
            {emailStays ? (
              <Hint>
                {email}. {emailStays}
              </Hint>
            ) : (
              <DeskInput label="Email" name="contactEmail" value={email} type="email" maxLength={254} {...WIDE} />
            )}
            <DeskInput label="Phone" name="contactPhone" value={phone} type="tel" maxLength={30} {...WIDE} />
            <Hint>
              The customer gets an email that says what was changed.
              {emailStays ? null : ' If the email address changes, the old one is told too.'}
            </Hint>
          </DeskForm>
        </Panel>
      )}
    </>
  );
}
