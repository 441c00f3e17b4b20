import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { TeamChooser } from '#features/exploration/team-chooser.tsx';
import { useOpenedExploration } from '#features/exploration/use-opened-exploration.ts';
import { joiningTexts } from '#i18n/joining.ts';
import { PageMeta } from '#shell/page-meta.tsx';
import { LazyRunLanguage } from '#shell/run-language/lazy-run-language.tsx';
import { useReadingLanguage } from '#shell/run-language/use-reading-language.ts';
import { to } from '#to.ts';
import { BattleOver } from '#ui/battle-over.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export default function TeamsPage() {
  const { t } = useTranslation(joiningTexts);
  const { exploration: slug = '' } = useParams();
  const [lang, setLang] = useReadingLanguage(slug);
  const opened = useOpenedExploration(lang);
  const { exploration, battle, teams, address } = opened;

  return (
    <>
      <PageMeta title={t('teams.title')} hidden />
      <PageHeader
        title={t('teams.title')}
        subtitle={battle ? joinNames([battle.name, exploration.name]) : exploration.name}
        back={{ to: to.exploration(address), label: t('teams.back') }}
      />
      {teams.length > 0 ? (
        <>
          {battle?.schedule.state === 'ended' && <BattleOver battle={battle} board={battle.board} />}
          <LazyRunLanguage exploration={exploration} onLanguage={setLang} />
          <TeamChooser {...opened} />
        </>
      ) : (
        <EmptyState
          title={t(battle ? 'teams.none.title' : 'teams.solo.title')}
          text={t(battle ? 'teams.none.text' : 'teams.solo.text')}
          action={
            <Link to={to.exploration(address)} className={buttonClass()}>
              {t('teams.toExploration')}
            </Link>
          }
        />
      )}
    </>
  );
}
