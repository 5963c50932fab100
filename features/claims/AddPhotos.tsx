import { Button } from '@/components/ui/Button';
import { useScripted } from '@/components/forms/use-scripted';
import { OF_CLAIM } from '@/lib/contracts/claim-page';
import type { AddingPhotos } from './claim-model';
import { PhotosField } from './PhotosField';
import styles from './PhotosField.module.scss';
import { usePhotos } from './use-photos';

/** Renders the form that adds photos to an undecided claim. */
export function AddPhotos({ reference, token, claim, action, count, error }: AddingPhotos) {
  const photos = usePhotos({ reference, token, claim });
  const isScripted = useScripted();
  return (
    <form method="post" action={action} encType="multipart/form-data" noValidate className={styles.add}>
      <input type="hidden" name={OF_CLAIM} value={claim} />
      <PhotosField id={`photos-${claim}`} label="Add photos" error={error} count={count} photos={photos} />
      {isScripted ? null : (
        <Button type="submit" kind="secondary">
          Send the photos
        </Button>
      )}
    </form>
  );
}
