import { QrCode } from '@/components/ui/QrCode';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { CrewLinkView } from '@/lib/contracts/desk-visits';
import styles from './CrewsPage.module.scss';

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
