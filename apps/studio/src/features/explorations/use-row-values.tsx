import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { GOOD_TO_KNOW } from '@puzzle-runs/domain/exploration/good-to-know.ts';
import { cutText } from '@puzzle-runs/domain/text/cut-text.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { formatDuration, formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { languageName } from '@puzzle-runs/web/i18n/language-name.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { runTexts } from '#i18n/run.ts';
import { accessOf } from './access-field.tsx';
import styles from './exploration-fields.module.css';
import type { RunRow } from './row-fields.ts';
import type { ExplorationFormState } from './use-exploration-form.ts';

/** Value of a closed row. */
interface RowValue {
  value: ReactNode;
  /** Whether the creator has set it; otherwise it is a default. */
  isSet: boolean;
}

interface Options {
  form: Pick<ExplorationFormState, 'values'>;
  exploration: ManagedExploration;
  trail: ExplorationTrail | undefined;
}

/** Characters of the description that a row shows; the row itself shortens less. */
const SHOWN_LENGTH = 60;

/** What the closed rows of a run's page show, from the values as typed. */
export function useRowValues({ form: { values }, exploration, trail }: Options) {
  const { t, i18n } = useTranslation(runTexts);
  const set = (value: ReactNode): RowValue => ({ value, isSet: true });
  const unset = (value: ReactNode): RowValue => ({ value, isSet: false });
  const yesOrNo = (yes: boolean) => (yes ? set(t('explorations.yes')) : unset(t('explorations.no')));

  const access = accessOf(values);
  const text = textOf(values.description);
  const stories = (['intro', 'finale'] as const).filter((name) => values[name] !== '');
  const first = trail?.Pois[0]?.name;
  const pois = trail?.Pois ?? [];
  const locked = pois.filter((poi) => poi.UnlockPrerequisites.length + (poi.Conditions?.length ?? 0) > 0).length;

  /** Kilometres as typed, with a point or a comma. */
  function walkOf(typed: string): string {
    const kilometres = Number(typed.replace(',', '.'));
    return Number.isFinite(kilometres) ? formatWalk(kilometres * 1000, i18n.language) : typed;
  }

  function facts(): RowValue {
    const { duration_minutes: minutes, walk_metres: kilometres, lang } = values;
    const language = languageName(lang, i18n.language);
    const given = [
      ...(minutes === '' ? [] : [/^\d+$/.test(minutes) ? formatDuration(Number(minutes)) : minutes]),
      ...(kilometres === '' ? [] : [walkOf(kilometres)]),
      ...GOOD_TO_KNOW.filter((tick) => values[tick]).map((tick) => t(`explorations.${tick}`)),
    ];
    if (given.length > 0) return set([...given, language].join(' · '));
    const { measured_minutes: measured } = exploration;
    const duration = measured === null ? t('explorations.row.facts.unset') : formatDuration(measured);
    return unset(`${duration} · ${language}`);
  }

  function order(): RowValue {
    const words = locked === 0 ? t('explorations.row.order.unset') : t('explorations.row.order.set', { count: locked });
    const parts = [values.route === 'in_order' ? t('explorations.row.order.inOrder') : words, finish()];
    const isSet = values.route === 'in_order' || locked > 0 || values.finish_rule !== 'nothing_open';
    return { value: joinNames(parts), isSet };
  }

  function finish(): string | undefined {
    const { finish_rule: rule, finish_pois: count, finish_poi: chosen } = values;
    const name = pois.find(({ id }) => id === chosen)?.name ?? '…';
    if (rule === 'pois_done') return t('explorations.row.finish.pois_done', { count: Number(count) });
    return rule === 'poi_done' ? t('explorations.row.finish.poi_done', { name }) : undefined;
  }

  return {
    image: values.image === '' ? unset(t('explorations.row.image.unset')) : set(<Thumbnail address={values.image} />),
    description:
      text === ''
        ? unset(t('explorations.row.description.unset'))
        : set(t('explorations.row.description.set', { text: shortened(text) })),
    story:
      stories.length === 0
        ? unset(t('explorations.row.story.unset'))
        : set(
            t(stories.length === 2 ? 'explorations.row.story.both' : `explorations.row.story.${stories[0] ?? 'intro'}`),
          ),
    meeting: values.meeting_point
      ? set(t('explorations.row.meeting.set'))
      : unset(
          first === undefined
            ? t('explorations.row.meeting.unset')
            : t('explorations.row.meeting.first', { name: first }),
        ),
    facts: facts(),
    access:
      access === 'public' ? unset(t('explorations.row.access.public')) : set(t(`explorations.row.access.${access}`)),
    order: order(),
    class: values.for_pupils
      ? set(t(values.photos ? 'explorations.row.class.photos' : 'explorations.row.class.set'))
      : unset(t('explorations.no')),
    offline: yesOrNo(values.playable_offline),
    photos:
      values.for_pupils && !values.photos
        ? unset(t('explorations.row.photos.none'))
        : set(t('explorations.row.photos.set', { count: values.photo_days })),
  } satisfies Record<Exclude<RunRow, 'name'>, RowValue>;
}

function Thumbnail({ address }: { address: string }) {
  const { t } = useTranslation(runTexts);
  return (
    <span className={styles.thumbnail}>
      <img src={address} alt="" />
      {t('explorations.row.image.set')}
    </span>
  );
}

/** The words of an HTML text. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  return body.textContent.replace(/\s+/g, ' ').trim();
}

function shortened(text: string): string {
  return text.length <= SHOWN_LENGTH ? text : `${cutText(text, SHOWN_LENGTH).trimEnd()} …`;
}
