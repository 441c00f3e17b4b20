import type { SelectionFormat } from '../toolbar/selection-format.ts';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';
import type { UploadImage } from './use-upload.ts';

export type DialogName = 'link' | 'image' | 'table';

interface Props {
  open: DialogName | undefined;
  look: SelectionFormat;
  upload: UploadImage | undefined;
  onClose: () => void;
}

/** The dialogs of the toolbar; at most one is open. */
export function EditorDialogs({ open, look, upload, onClose }: Props) {
  if (open === 'link') return <LinkDialog link={look.link} onClose={onClose} />;
  if (open === 'image') return <ImageDialog image={look.image} upload={upload} onClose={onClose} />;
  return open === 'table' ? <TableDialog onClose={onClose} /> : null;
}
