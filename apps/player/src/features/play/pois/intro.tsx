import { FallbackLanguage } from '@puzzle-runs/web/i18n/fallback-language.tsx';
import { saveIntroRead } from '@puzzle-runs/web/session/read-intros.ts';
import { deviceStore } from '@puzzle-runs/web/session/session.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Disclosure } from '@puzzle-runs/web/ui/disclosure.tsx';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { usePlay } from '../play-context.ts';
import styles from './intro.module.css';

/** The intro of a run before its first spot. `onStart` is called once the player has read it. */
export function Intro({ html, onStart }: { html: string; onStart: () => void }) {
  const { t } = useTranslation(playTexts);
  const { place } = usePlay();
  function start() {
    saveIntroRead(deviceStore, place);
    onStart();
  }
  return (
    <Card as="section" tone="current" className={styles.intro} aria-labelledby="intro">
      <h2 id="intro">{t('play.intro.title')}</h2>
      <Story html={html} />
      <Button onClick={start}>{t('play.intro.start')}</Button>
    </Card>
  );
}

/** The intro again, folded, on the overview. */
export function FoldedIntro({ html }: { html: string }) {
  const { t } = useTranslation(playTexts);
  return (
    <Disclosure summary={t('play.intro.again')}>
      <Story html={html} />
    </Disclosure>
  );
}

function Story({ html }: { html: string }) {
  const { exploration } = usePlay().joined;
  return (
    <FallbackLanguage lang={exploration.story_lang}>
      <RichText html={html} />
    </FallbackLanguage>
  );
}
