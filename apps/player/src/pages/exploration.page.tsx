import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { DESCRIPTION_MAX } from '@puzzle-runs/site/excerpt.ts';
import { excerptOfHtml } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BattleJoin } from '#features/exploration/battle-join.tsx';
import { ExplorationDescription } from '#features/exploration/exploration-description.tsx';
import { SoloJoin } from '#features/exploration/solo-join.tsx';
import { useOpenedExploration } from '#features/exploration/use-opened-exploration.ts';
import { joiningTexts } from '#i18n/joining.ts';
import { PageMeta } from '#shell/page-meta.tsx';
import { LazyRunLanguage } from '#shell/run-language/lazy-run-language.tsx';
import { useReadingLanguage } from '#shell/run-language/use-reading-language.ts';
import { to } from '#to.ts';
import { PageHeader } from '#ui/page-header.tsx';

export default function ExplorationPage() {
  const { t } = useTranslation(joiningTexts);
  const { exploration: slug = '' } = useParams();
  const [lang, setLang] = useReadingLanguage(slug);
  const opened = useOpenedExploration(lang);
  const { exploration, battle } = opened;
  const isOver = battle?.schedule.state === 'ended';
  const back = battle
    ? { to: to.battles(), label: t('exploration.backToBattles') }
    : { to: to.explorations(), label: t('exploration.backToExplorations') };

  return (
    <>
      <PageMeta
        title={battle ? joinNames([exploration.name, battle.name]) : exploration.name}
        description={excerptOfHtml(exploration.description, DESCRIPTION_MAX)}
        image={exploration.image}
        hidden={exploration.visibility === 'link'}
      />
      <PageHeader
        title={exploration.name}
        titleLang={exploration.lang}
        subtitle={battle && t('battle.named', { name: battle.name })}
        back={back}
      />
      {isOver && <BattleJoin {...opened} />}
      <ExplorationDescription
        exploration={exploration}
        battle={battle}
        language={<LazyRunLanguage key={exploration.id} exploration={exploration} onLanguage={setLang} />}
      >
        {!isOver && <p>{t('join.offline')}</p>}
        {!isOver && (battle ? <BattleJoin {...opened} /> : <SoloJoin exploration={exploration} />)}
      </ExplorationDescription>
    </>
  );
}
