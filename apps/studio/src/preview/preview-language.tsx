import { ContentLanguage } from '@puzzle-runs/web/i18n/content-language.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { explorationQuery } from '#shell/exploration-query.ts';

interface Props {
  /** Slug. */
  exploration: string;
  children: ReactNode;
}

/** Marks the texts of a preview with the language of their exploration. */
export function PreviewLanguage({ exploration, children }: Props) {
  const { data } = useQuery(explorationQuery(exploration));
  return <ContentLanguage value={data?.lang}>{children}</ContentLanguage>;
}
