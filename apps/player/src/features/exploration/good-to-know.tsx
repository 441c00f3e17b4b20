import type { ExplorationFacts } from '@puzzle-runs/contract/exploration-facts.ts';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { IconBabyCarriage, IconToiletPaper, IconWheelchair, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';

const FACTS = [
  ['step_free', IconWheelchair],
  ['pram', IconBabyCarriage],
  ['toilets', IconToiletPaper],
  ['playable_offline', IconWifiOff],
] as const;

/** The facts that the creator ticked. An unticked fact is unknown, so it is not shown. */
export function GoodToKnow({ facts }: { facts: ExplorationFacts }) {
  const { t } = useTranslation(joiningTexts);
  const ticked = FACTS.filter(([fact]) => facts[fact]);
  if (ticked.length === 0) return null;
  return (
    <ChipRow>
      {ticked.map(([fact, Icon]) => (
        <Chip key={fact} tone="lock" icon={<Icon aria-hidden size={18} />}>
          {t(`exploration.fact.${fact}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}
