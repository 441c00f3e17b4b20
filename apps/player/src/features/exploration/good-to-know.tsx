import type { ExplorationFacts } from '@puzzle-runs/contract/exploration-facts.ts';
import type { GoodToKnow } from '@puzzle-runs/domain/exploration/good-to-know.ts';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { IconBabyCarriage, IconToiletPaper, IconWheelchair, IconWifiOff, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';

/** In the order of their importance. */
const ICONS = {
  step_free: IconWheelchair,
  pram: IconBabyCarriage,
  toilets: IconToiletPaper,
  playable_offline: IconWifiOff,
} as const satisfies Record<GoodToKnow | 'playable_offline', TablerIcon>;

const FACTS = Object.keys(ICONS) as (keyof typeof ICONS)[];

/** The facts that the creator ticked. An unticked fact is unknown, so it is not shown. */
export function GoodToKnow({ facts }: { facts: ExplorationFacts }) {
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
