import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { accountQuery } from '#shell/account-call.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { NoParticipants } from '../no-participants.tsx';
import { type CardOptions, cardOptionsIn } from './card-options.ts';
import { CardPreview } from './card-preview.tsx';
import { CardSettings } from './card-settings.tsx';
import { ShareCard } from './share-card.tsx';
import styles from './share-cards.module.css';

/** One card per team with its exploration, to print and cut out. */
export function ShareCards({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(battlesTexts);
  const [params, setParams] = useSearchParams();
  const options = cardOptionsIn(params);
  const { data } = useSuspenseQuery({
    ...accountQuery(routes.managedProgress.share, { query: { name: battle.slug } }),
    staleTime: 0,
  });

  function change(option: keyof CardOptions, value: string) {
    setParams(
      (before) => {
        before.set(option, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  if (data.count === 0) return <NoParticipants slug={battle.slug} />;
  const draft = data.rows.some(({ Exploration }) => !Exploration.published);
  const cards = (
    <ul className={styles.cards} aria-label={t('battle.cards')}>
      {data.rows.map((entry) => (
        <ShareCard key={entry.team_id} entry={entry} options={options} slug={battle.slug} />
      ))}
    </ul>
  );
  if (options.preview) return <CardPreview onLeave={() => change('preview', '0')}>{cards}</CardPreview>;
  return (
    <div className={styles.share}>
      <CardSettings options={options} onChange={change} />
      <FormNotice text={draft ? t('battle.cards.draft') : undefined} />
      {cards}
    </div>
  );
}
