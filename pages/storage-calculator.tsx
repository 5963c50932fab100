import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import { CalculatorFrame } from '@/features/storage-calculator/CalculatorFrame';
import type { StorageCalculatorProps } from '@/features/storage-calculator/StorageCalculator/StorageCalculator';
import '@/features/storage-calculator/StorageCalculator/StorageCalculator?styles';
import { calculatorPage } from '@/lib/content/storage-calculator';
import { ROUTES } from '@/lib/routes';

const StorageCalculator = island<StorageCalculatorProps>(
  async () => (await import('@/features/storage-calculator/StorageCalculator/StorageCalculator')).StorageCalculator,
  { when: 'idle' },
);

export default function StorageCalculatorPage({ frame, calculator }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <CalculatorFrame {...frame}>
      <StorageCalculator {...calculator} />
    </CalculatorFrame>
  );
}

export function getStaticProps() {
  const { explanation, ...page } = calculatorPage();
  return { props: { ...page, frame: { trail: breadcrumbTrail(ROUTES.storageCalculator), explanation } } };
}
