import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { RequestedService } from '@/lib/contracts/enquiries';
import { LazyRequestForm } from './LazyRequestForm';
import type { RequestFormProps } from './RequestForm';

/** What a person needs to know of any job to price it. */
const ABOUT_JOB = { label: 'What it is about', hint: 'From where to where, how much, and when.' };

type AskOpenerProps = { readonly service: RequestedService } & Pick<RequestFormProps, 'typed'>;

/** A button that opens the form with what was typed so far: it takes the focus only from who asked for it. */
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
