import styles from './CrewsPage.module.scss';
import { QrCode } from '@/components/ui/QrCode';
import { Tag } from '@/components/ui/Tag';
import { DayFilter, DeskForm, DeskInput, DeskSelect, useRefusalOf } from '@/features/desk-kit/DeskForm/DeskForm';
import { PageHeading, Panel, SmallLink, type Titled } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { CREW_NAME_LENGTH } from '@/lib/contracts/desk-paths';
import type { CrewLinkView, CrewMemberLine, CrewsView } from '@/lib/contracts/desk-visits';
import { deskPath } from '@/lib/routes';

function CrewForemen({ date, crews }: Pick<CrewsView, 'date' | 'crews'>) {
  return (
    <ul className={styles.leads}>
      {crews.map(({ team, crew, name, jobs, version, lead, options, link, isUnsent }) => (
        <li key={name}>
          <DeskForm
            action={deskFormPath('setCrewLead')}
            hidden={{ date, team, crew, version }}
            submit={{ kind: 'secondary', text: 'Save', 'aria-label': `Save the lead of ${name}` }}
            isRow
          >
            <DeskSelect
              label={jobs ? `${name}, ${jobs}` : name}
              name="lead"
              id={`lead-${team}-${crew}`}
              options={options}
              value={lead}
              any="Nobody yet"
            />
          </DeskForm>
          {link === '' ? null : (
            <div className={styles.ways}>
              <a className={styles.link} href={link}>
                Link and phones<span className={styles.whose}> of {name}</span>
              </a>
              {isUnsent ? <Tag kind="hot">No link sent</Tag> : null}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renders the foremen of a day's crews, and all crew members. */
export function CrewsPage({ title, date, day, before, after, crews, link, ...view }: Titled<CrewsView>) {
  const { members, newMember } = view;
  return (
    <>
      <PageHeading title={title} detail="Who comes, and who leads which crew on which day.">
        <SmallLink href={before}>Day before</SmallLink>
        <SmallLink href={after}>Day after</SmallLink>
      </PageHeading>
      <div className={styles.pick}>
        <DayFilter action={deskPath('crews')} date={date} />
      </div>
      <div className={styles.panels}>
        {link ? (
          <Panel title={`Link of ${link.name}`}>
            <CrewLink date={date} link={link} />
          </Panel>
        ) : null}
        <Panel title={`Leads on ${day}`}>
          <CrewForemen date={date} crews={crews} />
        </Panel>
        <Panel title="Crew members">
          <CrewMembers date={date} members={members} />
        </Panel>
        <Panel title="New crew member">
          <MemberForm
            date={date}
            member={{ id: newMember, version: 0, name: '', phone: '', email: '', hasLeft: false }}
          />
        </Panel>
      </div>
    </>
  );
}

function CrewMembers({ date, members }: Pick<CrewsView, 'date' | 'members'>) {
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
function MemberForm({ date, member }: MemberProps) {
  const { id, version, name, phone, email, hasLeft } = member;
  const idOf = (field: string) => (version === 0 ? field : `${field}-${id}`);
  return (
    <DeskForm
      action={deskFormPath('saveCrewMember')}
      hidden={{ date, member: id, version }}
      idOf={idOf}
      submit={{ kind: 'secondary', text: version === 0 ? 'Add' : 'Save' }}
      isRow
    >
      <DeskInput label="First name" name="name" id={idOf('name')} value={name} maxLength={CREW_NAME_LENGTH} required />
      <DeskInput label="Phone" name="phone" id={idOf('phone')} value={phone} type="tel" optional width="medium" />
      <DeskInput label="Email" name="email" id={idOf('email')} value={email} type="email" optional width="wide" />
      {version === 0 ? null : (
        <label className={styles.check}>
          <input type="checkbox" name="hasLeft" value="true" defaultChecked={hasLeft} /> Has left
        </label>
      )}
    </DeskForm>
  );
}

type CrewLinkProps = { readonly date: string; readonly link: CrewLinkView };

/** Renders the link that opens a crew's day, as a code for its phones, with the phones that have opened it. */
export function CrewLink({ date, link }: CrewLinkProps) {
  const { team, crew, name, version, href, code, count, phones } = link;
  return (
    <div className={styles.opens}>
      <QrCode code={code} label={`QR code of the link of ${name}`} className={styles.code} />
      <div className={styles.side}>
        <p>Scan the code with the phone, or send the link to the lead. Whoever has it can open the day.</p>
        <p className={styles.address}>{href}</p>
        <SendTo date={date} link={link} />
        <p>{count}</p>
        <ul className={styles.list}>
          {phones.map(({ id, label, detail }) => (
            <li key={id} className={styles.line}>
              <span>
                <strong>{label}</strong>
                <br />
                <span className={styles.detail}>{detail}</span>
              </span>
              <DeskForm
                action={deskFormPath('revokeCrewPhone')}
                hidden={{ date, team, crew, phone: id }}
                submit={{ kind: 'secondary', text: 'Revoke', 'aria-label': `Revoke: ${label}, ${detail}` }}
              />
            </li>
          ))}
        </ul>
        {phones.length > 0 && (
          <p className={styles.detail}>
            Revoking a phone ends its link too, so that nobody gets back in by it. The other phones stay open, and a new
            link is shown here.
          </p>
        )}
        <DeskForm
          action={deskFormPath('renewCrewLink')}
          hidden={{ date, team, crew, link: version }}
          submit={{ kind: 'secondary', text: 'New link' }}
        />
        <p className={styles.detail}>
          A new link ends the old one on every phone. What a phone has not sent yet stays on it and is sent when the new
          link is opened there.
        </p>
      </div>
    </div>
  );
}

/** Renders the buttons that send the link to the foreman, and what became of the last sending. */
function SendTo({ date, link: { team, crew, version, lead, sent } }: CrewLinkProps) {
  return (
    <>
      {lead === null ? <p>Nobody leads this crew yet. Choose a lead below to send the link.</p> : null}
      {lead?.note ? <p>{lead.note}</p> : null}
      {lead && lead.ways.length > 0 ? (
        <div className={styles.ways}>
          {lead.ways.map(({ way, label }) => (
            <DeskForm
              key={way}
              action={deskFormPath('sendCrewLink')}
              hidden={{ date, team, crew, link: version, lead: lead.id, way }}
              submit={{ kind: 'secondary', text: label }}
            />
          ))}
        </div>
      ) : null}
      {sent.length > 0 ? (
        <div className={styles.detail}>
          {sent.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
    </>
  );
}
