import type { SelectionFormat } from '../toolbar/selection-format.ts';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MediaDialog } from './media-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';
import type { EditorUploads } from './use-upload.ts';

export type DialogName = 'link' | 'image' | 'media' | 'table';

interface Props {
  open: DialogName | undefined;
  look: SelectionFormat;
  uploads: EditorUploads | undefined;
  onClose: () => void;
}

/** The dialogs of the toolbar; at most one is open. */
export function EditorDialogs({ open, look, uploads, onClose }: Props) {
  if (open === 'link') return <LinkDialog link={look.link} onClose={onClose} />;
  if (open === 'image') return <ImageDialog image={look.image} upload={uploads?.image} onClose={onClose} />;
  if (open === 'media') return <MediaDialog media={look.media} upload={uploads?.audio} onClose={onClose} />;
  return open === 'table' ? <TableDialog onClose={onClose} /> : null;
}
