import { Button, Radio, Select } from '@mantine/core';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { POIS_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { FINISH_RULES, ROUTES, type Route } from '@puzzle-runs/domain/game/game.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { runTexts } from '#i18n/run.ts';
import type { FormFields } from '#shell/form/form-fields.ts';
import { to } from '#to.ts';
import { WholeNumberField } from '#ui/clamped-number-field.tsx';
import access from './access-field.module.css';
import styles from './exploration-fields.module.css';
import type { ExplorationValues } from './exploration-values.ts';

interface Props {
  form: FormFields<ExplorationValues>;
  /** Undefined while it is loaded. */
  trail: ExplorationTrail | undefined;
}

/** Whether players choose among the open spots, or go from one to the next; and the way to their order in numbers. */
export function OrderFields({ form, slug }: Pick<Props, 'form'> & { slug: string }) {
  const { t } = useTranslation(runTexts);
  return (
    <>
      <Radio.Group
        label={t('explorations.route')}
        value={form.values.route}
        onChange={(route) => form.field('route').onChange(route as Route)}
      >
        <div className={access.options}>
          {ROUTES.map((route) => (
            <Radio
              key={route}
              size="md"
              value={route}
              label={t(`explorations.route.${route}`)}
              description={t(`explorations.route.${route}.what`)}
            />
          ))}
        </div>
      </Radio.Group>
      <p className={styles.text}>{t('explorations.order.text')}</p>
      <div>
        <Button component={Link} to={to.pois({ exploration: slug })} variant="outline">
          {t('explorations.order.numbers')}
        </Button>
      </div>
    </>
  );
}

/** When the run is finished: when nothing is open, after so many spots, or with a chosen one. */
export function FinishFields({ form, trail }: Props) {
  const { t } = useTranslation(runTexts);
  const pois = trail?.Pois ?? [];
  const { finish_rule: rule, finish_pois: count, finish_poi: chosen } = form.values;

  function choose(next: ExplorationValues['finish_rule']) {
    form.update((values) => ({
      ...values,
      finish_rule: next,
      finish_pois: values.finish_pois === '' && next === 'pois_done' ? Math.max(pois.length, 1) : values.finish_pois,
      finish_poi: values.finish_poi ?? (next === 'poi_done' ? (pois.at(-1)?.id ?? null) : null),
    }));
  }

  return (
    <>
      <Radio.Group
        label={t('explorations.finish')}
        value={rule}
        onChange={(next) => choose(next as ExplorationValues['finish_rule'])}
      >
        <div className={access.options}>
          {FINISH_RULES.map((each) => (
            <Radio
              key={each}
              size="md"
              value={each}
              disabled={each !== 'nothing_open' && pois.length === 0}
              label={t(`explorations.finish.${each}`)}
              description={t(`explorations.finish.${each}.what`)}
            />
          ))}
        </div>
      </Radio.Group>
      {rule === 'pois_done' && (
        <WholeNumberField
          {...form.field('finish_pois')}
          min={1}
          max={POIS_MAX}
          label={t('explorations.finish.count')}
          {...(typeof count === 'number' &&
            count > pois.length && { description: t('explorations.finish.tooMany', { count: pois.length }) })}
        />
      )}
      {rule === 'poi_done' && (
        <Select
          label={t('explorations.finish.poi')}
          searchable
          openOnFocus={false}
          allowDeselect={false}
          nothingFoundMessage={t('explorations.finish.none')}
          data={pois.map(({ id, position, name }) => ({ value: String(id), label: `${position}. ${isolated(name)}` }))}
          value={chosen === null ? null : String(chosen)}
          error={form.field('finish_poi').error}
          onChange={(id) => form.field('finish_poi').onChange(id === null ? null : Number(id))}
        />
      )}
    </>
  );
}
