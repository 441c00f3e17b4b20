import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { useTranslation } from 'react-i18next';
import { Toast } from '#ui/toast.tsx';
import { accountAlertTexts } from './account-alerts.ts';

interface Props {
  code: string;
  onClose: () => void;
}

/** An alert of account pages; loads its texts lazily. Ignores unknown values. */
export function AccountAlertToast({ code, onClose }: Props) {
  const { t } = useTranslation(accountTexts);
  const texts = accountAlertTexts(code);
  return texts ? <Toast tone="warning" heading={t(texts.heading)} text={t(texts.text)} onClose={onClose} /> : null;
}
