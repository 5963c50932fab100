import type { ReactNode } from 'react';
import type { CrewDayDto, CrewJobDto } from '@/lib/contracts/crew';
import type { Crew } from '../use-crew';
import { Items } from './Items';
import { Photos } from './Photos';
import { SignOff } from './SignOff';
import { useKeep } from './use-keep';

export type ProofProps = { readonly job: CrewJobDto; readonly day: CrewDayDto; readonly crew: Crew };

/** What shows how a job went: items counted in and out, photos, and the customer's signature. */
export function Proof({ job, day, crew }: ProofProps): ReactNode {
  const keep = useKeep(job.visit, day.crewDay, crew);
  return (
    <>
      {job.items.length > 0 ? <Items job={job} proof={crew.proof} keep={keep} /> : null}
      <Photos job={job} photos={crew.photos.filter(({ visit }) => visit === job.visit)} keep={keep} />
      <SignOff job={job} proof={crew.proof} keep={keep} />
      {keep.problem === '' ? null : <p role="alert">{keep.problem}</p>}
    </>
  );
}
