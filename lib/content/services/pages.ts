import { allServices } from './all-services';
import { business, officeStorage } from './business';
import { businessStorage } from './business-storage';
import { cleaning } from './cleaning';
import { disposal } from './disposal';
import { furnitureStorage } from './furniture-storage';
import { homeSetup } from './home-setup';
import { moving } from './moving';
import { packing } from './packing';
import { packingMaterials } from './packing-materials';
import { retailStorage } from './retail-storage';
import { seasonalStorage, temporaryStorage } from './seasonal-storage';
import type { ServicePage } from './service-page';
import { shipping } from './shipping';
import { shippingPortugal } from './shipping-portugal';
import { shippingSpain } from './shipping-spain';
import { shippingUnitedArabEmirates } from './shipping-united-arab-emirates';
import { storage } from './storage';
import { storageByTheBox } from './storage-by-the-box';
import { studentsMoving } from './students-moving';
import { studentsStorage } from './students-storage';

/** Every page under /services, in the order of the index. A page that is not listed here does not exist. */
export const SERVICE_PAGES: readonly ServicePage[] = [
  allServices,
  moving,
  packing,
  packingMaterials,
  storage,
  furnitureStorage,
  storageByTheBox,
  cleaning,
  homeSetup,
  disposal,
  shipping,
  shippingUnitedArabEmirates,
  shippingPortugal,
  shippingSpain,
  business,
  retailStorage,
  seasonalStorage,
  businessStorage,
  officeStorage,
  temporaryStorage,
  studentsMoving,
  studentsStorage,
];

/** Returns the path of a slug. The index has ''. */
export const servicePath = (slug: string): string => (slug === '' ? '/services' : `/services/${slug}`);

/** Returns the page of a slug. Throws RangeError for a service without a page, so that a wrong slug fails the build. */
export function servicePage(slug: string): ServicePage {
  const page = SERVICE_PAGES.find((candidate) => candidate.slug === slug);
  if (!page) throw new RangeError(`No page of the service "${slug}": see lib/content/services/pages.ts`);
  return page;
}
