import type { ServiceType } from '@/lib/domain/order-types';
import { categoriesOf } from './refresh';

it.each<[readonly ServiceType[], readonly string[]]>([
  [['MOVING'], ['moving']],
  [
    ['MOVING', 'CLEANING', 'PACKING', 'UNPACKING', 'ASSEMBLING'],
    ['moving', 'cleaning', 'packing'],
  ],
  [['STORAGE_COLLECTION'], ['storage']],
  [['STORAGE_RETURN'], ['storage']],
  [['CLEANING'], ['cleaning']],
])('RVW-1: a review of %j stands under %j', (services, categories) => {
  expect(categoriesOf(services)).toEqual(categories);
});
