import type { FEATURE_TABS } from '@puzzle-runs/site/feature-tabs.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import { PlayedHints } from '../hint/played-hints.tsx';
import { usePlay } from '../play-context.ts';
import styles from './playground.module.css';
import { Playground } from './playground.tsx';
import type { PlaygroundHint, PlaygroundScript } from './script.ts';

type HintTab = (typeof FEATURE_TABS)['hints'][number];

/** `hint` shows several hints of one poi, the others one hint of their kind. */
type Tab = HintTab | 'hint';

const EARNED = 30;

const HINTS: Record<Tab, (t: TFunction<typeof playgroundTexts>) => PlaygroundHint[]> = {
  text: (t) => [{ hint_type: 'text', hint_value: t('playground.text.value'), cost: 5 }],
  image: () => [{ hint_type: 'image', hint_value: '/demo/pictures/bruckmandl.svg', cost: 10 }],
  video: () => [{ hint_type: 'video', hint_value: '/demo/video/weg-zur-porta.mp4', cost: 10 }],
  audio: (t) => [
    {
      hint_type: 'audio',
      hint_value: '/demo/sounds/vier-orgeltoene.mp3',
      hint_description: t('playground.audio.value'),
      cost: 10,
    },
  ],
  hint: (t) => [
    { hint_type: 'text', hint_value: t('playground.hint.free'), cost: 0 },
    { hint_type: 'image', hint_value: '/demo/pictures/salzstadel.svg', cost: 10 },
    { hint_type: 'text', hint_value: t('playground.hint.dear'), cost: 25 },
  ],
};

function scriptOf(t: TFunction<typeof playgroundTexts>, tab: Tab): PlaygroundScript {
  const poi = { name: '', slug: 'spot', description: '', prerequisites: [], tasks: [] };
  return { earned: EARNED, pois: [{ ...poi, location_type: 'hint', hints: HINTS[tab](t) }] };
}

function Hints() {
  const { joined } = usePlay();
  const poi = joined.rows[0];
  return poi?.unlocked ? <PlayedHints poi={poi} /> : null;
}

/** Hints to buy with example points. */
export function HintPlayground({ tab }: { tab: Tab }) {
  const { t } = useTranslation(playgroundTexts);
  return (
    <Playground script={(words) => scriptOf(words, tab)}>
      <p className={styles.note}>{t(`playground.${tab}.riddle`)}</p>
      <Hints />
    </Playground>
  );
}
