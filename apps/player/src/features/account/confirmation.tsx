import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import type { ChangeEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#ui/radio-group.tsx';

interface Props {
  name: string;
  value: string;
  error: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
  /** What the player agrees to. */
  legend: string;
  children?: ReactNode;
}

/** Radio group agree/disagree; only "agree" lets the form pass. */
export function Confirmation(props: Props) {
  const { t } = useTranslation(accountTexts);
  return (
    <RadioGroup
      options={[
        { value: 'agree', label: t('account.agree') },
        { value: 'disagree', label: t('account.disagree') },
      ]}
      {...props}
    />
  );
}
