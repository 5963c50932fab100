import { Button } from '@/components/ui/Button/Button';
import { Tag } from '@/components/ui/Tag/Tag';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { CrewsView } from '@/lib/contracts/desk-visit-views';
import { DeskSelect } from '../DeskForm/DeskField';
import { DeskForm } from '../DeskForm/DeskForm';
import styles from './CrewsPage.module.scss';

/** A form for each crew of the day. */
export function CrewLeads({ date, crews }: Pick<CrewsView, 'date' | 'crews'>) {
  return (
    <ul className={styles.leads}>
      {crews.map(({ team, crew, name, jobs, version, lead, options, link, isUnsent }) => (
        <li key={name}>
          <DeskForm action={deskFormPath('setCrewLead')} hidden={{ date, team, crew, version }} isRow>
            <DeskSelect
              label={jobs ? `${name}, ${jobs}` : name}
              name="lead"
              id={`lead-${team}-${crew}`}
              options={options}
              value={lead}
              any="Nobody yet"
            />
            <Button type="submit" kind="secondary" aria-label={`Save the lead of ${name}`}>
              Save
            </Button>
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
