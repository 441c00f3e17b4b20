import { Button } from '@mantine/core';
import { qrFile } from '@puzzle-runs/web/qr/qr-code.tsx';
import { download } from '@puzzle-runs/web/ui/download.ts';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';

interface Props {
  /** Content of the QR code. */
  text: string;
  /** File name without extension. */
  name: string;
}

/** Downloads of a QR code: PNG, and SVG for print. */
export function QrDownloads({ text, name }: Props) {
  const { t } = useTranslation();
  const save = async (format: 'png' | 'svg') => download(await qrFile(text, format), `${name}.${format}`);
  const icon = <IconDownload aria-hidden="true" size={20} />;
  return (
    <FormActions>
      <Button variant="outline" leftSection={icon} onClick={() => save('png')}>
        {t('qr.png')}
      </Button>
      <Button variant="outline" leftSection={icon} onClick={() => save('svg')}>
        {t('qr.svg')}
      </Button>
    </FormActions>
  );
}
