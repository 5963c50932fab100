import type { InferGetStaticPropsType } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { hydrateLater } from '@/components/ui/HydrateLater/hydrate-later';
import {
  CalculatorFrame,
  type CalculatorFrameProps,
} from '@/features/storage-calculator/CalculatorFrame/CalculatorFrame';
import { loadCalculator } from '@/features/storage-calculator/load-calculator';
import type { StorageCalculatorProps } from '@/features/storage-calculator/StorageCalculator/StorageCalculator';
import '@/features/storage-calculator/styles';
import { COMPANY } from '@/lib/content/company';
import { PLAN_DRAWINGS } from '@/lib/content/drawings';
import { HOME_DRAWINGS } from '@/lib/content/home-drawings';
import { movingPictures } from '@/lib/content/moving-pictures';
import { CALCULATOR_EXPLANATION } from '@/lib/content/storage-calculator';
import { asJsonLd } from '@/lib/content/structured-data';
import { webApplicationData } from '@/lib/content/structured-data-page';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { ROUTES } from '@/lib/routes';

const StorageCalculator = hydrateLater<StorageCalculatorProps>(loadCalculator);

export default function StorageCalculatorPage({ frame, calculator }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <CalculatorFrame {...frame}>
      <StorageCalculator {...calculator} />
    </CalculatorFrame>
  );
}

export function getStaticProps() {
  const words = {
    title: 'Storage calculator',
    description:
      'List what you have, see it packed to scale, and get the cheapest storage unit or van that holds it, with the whole cost by weeks.',
  };
  const path = ROUTES.storageCalculator;
  const jsonLd = asJsonLd(webApplicationData({ ...words, path }));
  const shell: ShellProps = { ...words, canonicalPath: path, jsonLd };
  const frame: CalculatorFrameProps = {
    trail: breadcrumbTrail(ROUTES.storageCalculator),
    explanation: CALCULATOR_EXPLANATION,
  };
  const calculator: StorageCalculatorProps = {
    popularItems: popularItems(),
    itemPictures: movingPictures().itemPictures,
    pictures: { storage: HOME_DRAWINGS['units/6x4'], moving: PLAN_DRAWINGS.custom },
    call: { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref },
  };
  return { props: { ...shell, frame, calculator } };
}
