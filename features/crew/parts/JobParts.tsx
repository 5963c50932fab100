import type { ReactNode } from 'react';
import type { JobPartsProps } from '../crew-state';
import { Extras } from '../extras/Extras';
import { Items } from '../proof/Items';
import { Photos } from '../proof/Photos';
import { SignOff } from '../proof/SignOff';
import { useKeep } from '../proof/use-keep';

// This module is the late-loaded code of /crew, in one chunk that the service worker caches.
export { salvagedDay } from '../salvage';
export { Nobody } from './Nobody';

export function JobParts({ job, day, crew, office, itemList }: JobPartsProps): ReactNode {
  const keep = useKeep(job.visit, day.crewDay, crew);
  return (
    <>
      <Extras job={job} day={day} crew={crew} office={office} />
      {job.items.length > 0 ? <Items job={job} keep={keep} itemList={itemList} /> : null}
      <Photos job={job} photos={crew.photos.filter(({ visit }) => visit === job.visit)} keep={keep} />
      <SignOff job={job} proof={crew.proof} keep={keep} />
      {keep.problem === '' ? null : <p role="alert">{keep.problem}</p>}
    </>
  );
}
