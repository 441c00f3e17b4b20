import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './toast.module.css';

interface Props {
  /** `warning`: result alerts; `trail`: success; `flag`: error. */
  tone: 'warning' | 'trail' | 'flag';
  heading: string;
  text: string;
  onClose: () => void;
}

/** A message that stays until it is closed; announced when it appears. */
export function Toast({ tone, heading, text, onClose }: Props) {
  const { t } = useTranslation();
  const Icon = tone === 'trail' ? IconCircleCheck : IconAlertTriangle;
  return (
    <div className={classNames(styles.toast, tone !== 'warning' && styles[tone])} role="alert">
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.heading}>{heading}</p>
        <p>{text}</p>
      </div>
      <button type="button" className={styles.close} aria-label={t('action.close')} onClick={onClose}>
        <IconX aria-hidden="true" />
      </button>
    </div>
  );
}
