import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Trail, TrailStop } from '#ui/trail.tsx';

const STEPS = [
  { key: 'find', state: 'done' },
  { key: 'solve', state: 'open' },
  { key: 'unlock', state: 'locked' },
] as const;

import { Section } from './section.tsx';

/** Three stations from the sofa to the finish. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <Section title={t('landing.how')}>
      <Trail>
        {STEPS.map(({ key, state }) => (
          <TrailStop key={key} state={state}>
            <Card tone={state === 'open' ? 'current' : 'plain'}>
              <h3>{t(`landing.how.${key}`)}</h3>
              {t(`landing.how.${key}.text`)}
            </Card>
          </TrailStop>
        ))}
      </Trail>
    </Section>
  );
}
