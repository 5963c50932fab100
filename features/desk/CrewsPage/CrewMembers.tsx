import { Button } from '@/components/ui/Button';
import { Tag } from '@/components/ui/Tag';
import { DeskInput } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { useRefusalOf } from '@/features/desk-kit/DeskForm/refusal';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { CREW_NAME_LENGTH } from '@/lib/contracts/desk-paths';
import type { CrewMemberLine, CrewsView } from '@/lib/contracts/desk-visits';
import styles from './CrewsPage.module.scss';

/** Renders the crew members, each with a form that changes their details. */
export function CrewMembers({ date, members }: Pick<CrewsView, 'date' | 'members'>) {
  if (members.length === 0) return <p>Nobody yet.</p>;
  return (
    <ul className={styles.list}>
      {members.map((member) => (
        <Member key={member.id} date={date} member={member} />
      ))}
    </ul>
  );
}

type MemberProps = { readonly date: string; readonly member: CrewMemberLine };

function Member({ date, member }: MemberProps) {
  const { id, name, phone, email, hasLeft } = member;
  const refused = useRefusalOf({ action: deskFormPath('saveCrewMember'), hidden: { member: id } });
  return (
    <li className={styles.line}>
      <span>
        <strong>{name}</strong> {hasLeft ? <Tag>Has left</Tag> : null}
      </span>
      <div>
        <p className={styles.detail}>{[phone, email].filter(Boolean).join(', ') || 'No phone, no email'}</p>
        <details open={refused !== null}>
          <summary className={styles.summary}>
            Change<span className={styles.whose}> {name}</span>
          </summary>
          <MemberForm date={date} member={member} />
        </details>
      </div>
    </li>
  );
}

/** Renders the form of a crew member. A new member has version 0, and cannot be marked as having left. */
export function MemberForm({ date, member }: MemberProps) {
  const { id, version, name, phone, email, hasLeft } = member;
  const idOf = (field: string) => (version === 0 ? field : `${field}-${id}`);
  return (
    <DeskForm action={deskFormPath('saveCrewMember')} hidden={{ date, member: id, version }} idOf={idOf} isRow>
      <DeskInput label="First name" name="name" id={idOf('name')} value={name} maxLength={CREW_NAME_LENGTH} required />
      <DeskInput label="Phone" name="phone" id={idOf('phone')} value={phone} type="tel" optional width="medium" />
      <DeskInput label="Email" name="email" id={idOf('email')} value={email} type="email" optional width="wide" />
      {version === 0 ? null : (
        <label className={styles.check}>
          <input type="checkbox" name="hasLeft" value="true" defaultChecked={hasLeft} /> Has left
        </label>
      )}
      <Button type="submit" kind="secondary">
        {version === 0 ? 'Add' : 'Save'}
      </Button>
    </DeskForm>
  );
}
