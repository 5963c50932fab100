import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { RequestedService } from '@/lib/contracts/enquiries';
import type { RequestFormProps } from './RequestForm';

/** Loaded on demand, because most visitors choose a service with a price online. */
export const LazyRequestForm = fetchedPart(async () => (await import('./RequestForm')).RequestForm);

const ABOUT_JOB = { label: 'What it is about', hint: 'From where to where, how much, and when.' };

type AskOpenerProps = { readonly service: RequestedService } & Pick<RequestFormProps, 'typed'>;

export function AskOpener({ service, typed }: AskOpenerProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div>
        <Button kind="outline" aria-expanded={isAsking} onClick={() => setAsking(true)}>
          Ask for a price
        </Button>
      </div>
      {isAsking ? <LazyRequestForm service={service} title="A price for this" about={ABOUT_JOB} typed={typed} /> : null}
    </>
  );
}
