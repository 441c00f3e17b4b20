import type { PublicBattle } from '@puzzle-runs/contract/battle.ts';
import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import type { ExplorationFacts } from '@puzzle-runs/contract/exploration-facts.ts';
import type { GoodToKnow } from '@puzzle-runs/domain/exploration/good-to-know.ts';
import { ContentLanguage } from '@puzzle-runs/web/i18n/content-language.ts';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import {
  IconBabyCarriage,
  IconMapPin,
  IconToiletPaper,
  IconWheelchair,
  IconWifiOff,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { ExplorationFactChips } from '#ui/exploration-fact-chips.tsx';
import { postalCodeAndTown } from '#ui/postal-code-and-town.ts';
import styles from './exploration-description.module.css';
import { ExplorationMap } from './exploration-map.tsx';
import { FactTiles } from './fact-tiles.tsx';

/** In the order of their importance. */
const ICONS = {
  step_free: IconWheelchair,
  pram: IconBabyCarriage,
  toilets: IconToiletPaper,
  playable_offline: IconWifiOff,
} as const satisfies Record<GoodToKnow | 'playable_offline', TablerIcon>;

const FACTS = Object.keys(ICONS) as (keyof typeof ICONS)[];

interface Props {
  exploration: PublicExploration;
  battle: PublicBattle | undefined;
  /** The choice of a language. */
  language: ReactNode;
  /** The join form, beside the map on wide screens. */
  children: ReactNode;
}

/** Picture, facts, description and place of an exploration, and the description of its battle. */
export function ExplorationDescription({ exploration, battle, language, children }: Props) {
  const { t } = useTranslation();
  const location = postalCodeAndTown(exploration);
  return (
    <div className={styles.exploration}>
      <div className={styles.about}>
        <div className={styles.picture}>
          <CoverImage src={exploration.image} hue={exploration.name} width="min(100vw, 40rem)" main />
        </div>
        <ExplorationFactChips exploration={exploration} inList={false} />
        <FactTiles exploration={exploration} />
        {exploration.Facts && <GoodToKnow facts={exploration.Facts} />}
        {language}
        <ContentLanguage value={exploration.description_lang ?? exploration.lang}>
          <RichText html={exploration.description} />
        </ContentLanguage>
        {battle?.description && (
          <section>
            <h2>{t('battle.named', { name: battle.name })}</h2>
            <RichText html={battle.description} />
          </section>
        )}
      </div>
      <div className={styles.side}>
        {location && (
          <p className={styles.place}>
            <IconMapPin aria-hidden="true" />
            {location}
          </p>
        )}
        <ExplorationMap exploration={exploration} />
        {children}
      </div>
    </div>
  );
}

/** The facts that the creator ticked. An unticked fact is unknown, so it is not shown. */
function GoodToKnow({ facts }: { facts: ExplorationFacts }) {
  const { t } = useTranslation(joiningTexts);
  const ticked = FACTS.filter((fact) => facts[fact]);
  if (ticked.length === 0) return null;
  return (
    <ChipRow>
      {ticked.map((fact) => {
        const Icon = ICONS[fact];
        return (
          <Chip key={fact} tone="lock" icon={<Icon aria-hidden size={18} />}>
            {t(`exploration.fact.${fact}`)}
          </Chip>
        );
      })}
    </ChipRow>
  );
}
