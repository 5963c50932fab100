import type { PlacesDto } from '@/lib/contracts/calculation';
import { isUnknownDistrict } from '@/lib/domain/places/distance';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { unservedText } from '@/lib/domain/places/unserved';
import { serviceOf } from '@/lib/domain/services/all';
import { flowOf, type BookableService } from '@/lib/domain/services/flows';
import type { Deps } from '@/lib/server/kernel/installation/deps';

/** What is wrong with the places of a job, in sentences; what cannot be read yet is not wrong. */
export async function placesOf(deps: Deps, service: BookableService, postcodes: readonly string[]): Promise<PlacesDto> {
  const unserved = await Promise.all(postcodes.map((postcode) => unservedAt(deps, postcode)));
  const isServed = unserved.every((text) => text === null);
  return { unserved, byRequest: isServed ? serviceOf(flowOf(service)).whyByRequest(postcodes) : null };
}

async function unservedAt({ distances }: Deps, text: string): Promise<string | null> {
  const place = parsePostcode(text);
  if (!place) return null;
  try {
    await distances.tripMiles([place.outcode]);
    return null;
  } catch (error) {
    if (!isUnknownDistrict(error)) throw error;
    return unservedText(place.outcode);
  }
}
