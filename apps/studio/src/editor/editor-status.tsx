import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import type { UploadState } from './dialogs/use-upload.ts';
import styles from './editor-status.module.css';

/** Share of the maximum length from which the counter is shown. */
const WARN_FROM = 0.8;

interface Props {
  id: string;
  /** Current and maximum number of characters of the HTML. */
  length: number;
  most: number | undefined;
  uploading: UploadState;
}

/** Status line below the text: remaining length and upload state. */
export function EditorStatus({ id, length, most, uploading }: Props) {
  const { t, i18n } = useTranslation(editorTexts);
  const number = new Intl.NumberFormat(i18n.language);
  const counted = most !== undefined && length > most * WARN_FROM;
  const params = { length: number.format(length), most: number.format(most ?? 0) };
  const tooLong = most !== undefined && length > most;
  return (
    <div id={id} role="status" className={styles.status}>
      {uploading.busy && <p>{t('editor.image.uploading')}</p>}
      {uploading.failed && <p className={styles.problem}>{t('editor.image.failed')}</p>}
      {counted && (
        <p className={tooLong ? styles.problem : undefined}>
          {t(tooLong ? 'editor.tooLong' : 'editor.length', params)}
        </p>
      )}
    </div>
  );
}
