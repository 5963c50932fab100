import { LazyDisclosure } from '@/components/ui/Disclosure/LazyDisclosure';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import type { CoverAnswers } from '@/lib/domain/answers/flow-answers';
import type { CoverOf } from '@/lib/domain/order/cover-words';
import { coverLine } from '@/lib/domain/order/list-lines';
import { useAnswers } from '../engine/form';

const CoverField = fetchedPart(async () => (await import('./CoverField')).CoverField);

export function CoverLine({ of }: { readonly of: CoverOf }) {
  const { values, errorOf } = useAnswers<{ readonly cover: CoverAnswers }>();
  return (
    <LazyDisclosure title={coverLine(values.cover.step)} word="Change" opens={errorOf('cover.step')}>
      <CoverField of={of} />
    </LazyDisclosure>
  );
}
