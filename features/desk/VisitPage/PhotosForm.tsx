import { Button } from '@/components/ui/Button/Button';
import { describedBy, Field } from '@/components/ui/Field/Field';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { VisitPageView } from '@/lib/contracts/desk-proof';
import { counted } from '@/lib/domain/wording';
import { DeskInput, DeskSelect } from '../DeskForm/DeskField';
import { DeskForm } from '../DeskForm/DeskForm';
import { useAnsweredForm } from '../DeskForm/refusal';

type PhotosFormProps = VisitPageView['photos'] & { readonly visit: string };

/** Photos that the crew has sent to the office: files of this computer, as they are. */
export function PhotosForm({ visit, kinds, left, noPhotos }: PhotosFormProps) {
  return (
    <>
      {noPhotos ? <p>The customer wants no photos indoors.</p> : null}
      {left === 0 ? (
        <p>The visit has as many photos as it can have.</p>
      ) : (
        <DeskForm
          action={deskFormPath('addVisitPhotos')}
          hidden={{ visit }}
          idOf={(name) => `photos-${name}`}
          isRow
          encType="multipart/form-data"
        >
          <FilesField left={left} />
          <DeskSelect label="What they show" name="shows" id="photos-shows" options={kinds} />
          <DeskInput label="Taken today at, if not now" name="time" id="photos-time" type="time" />
          <Button type="submit">Add the photos</Button>
        </DeskForm>
      )}
    </>
  );
}

function FilesField({ left }: Pick<PhotosFormProps, 'left'>) {
  const id = 'photos-photos';
  const texts = {
    hint: `JPEG, PNG or WebP, up to ${counted(left, 'more photo')}.`,
    error: useAnsweredForm().errorOf('photos'),
  };
  return (
    <Field id={id} label="Files" {...texts}>
      <input
        id={id}
        name="photos"
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-invalid={texts.error ? true : undefined}
        aria-describedby={describedBy(id, texts)}
      />
    </Field>
  );
}
