import { Button, buttonClass } from '@/components/ui/Button/Button';
import type { CrewsView } from '@/lib/contracts/desk-visit-views';
import { deskPath } from '@/lib/routes';
import { DeskInput } from '../DeskForm/DeskField';
import { FilterForm } from '../DeskForm/DeskForm';
import { PageHeading, Panel } from '../Panel/Panel';
import { CrewLeads } from './CrewLeads';
import { CrewLink } from './CrewLink';
import { CrewMembers, MemberForm } from './CrewMembers';
import styles from './CrewsPage.module.scss';

/** Who leads which crew on a day, and everybody who comes. */
export function CrewsPage({
  title,
  date,
  day,
  before,
  after,
  crews,
  link,
  members,
  newMember,
}: CrewsView & { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} detail="Who comes, and who leads which crew on which day.">
        <a className={buttonClass({ kind: 'outline', size: 's' })} href={before}>
          Day before
        </a>
        <a className={buttonClass({ kind: 'outline', size: 's' })} href={after}>
          Day after
        </a>
      </PageHeading>
      <div className={styles.pick}>
        <FilterForm action={deskPath('crews')}>
          <DeskInput label="Day" name="date" type="date" value={date} required />
          <Button type="submit" kind="secondary">
            Show
          </Button>
        </FilterForm>
      </div>
      <div className={styles.panels}>
        {link ? (
          <Panel title={`Link of ${link.name}`}>
            <CrewLink date={date} link={link} />
          </Panel>
        ) : null}
        <Panel title={`Leads on ${day}`}>
          <CrewLeads date={date} crews={crews} />
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
