import { Button } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { PlayingNote } from '#shell/playing-note.tsx';
import { usePageForms } from '#shell/poi-page/page-forms.tsx';
import { NEW, type PoiPlace } from '#shell/poi-page/poi-place.ts';
import { to } from '#to.ts';
import { FoldRow } from '#ui/fold-row.tsx';
import { ConditionFields } from './condition-fields.tsx';
import styles from './condition-row.module.css';
import { prerequisiteOf } from './prerequisite-of.ts';
import { useConditionSentence } from './prerequisite-words.ts';
import { UnreachableNote } from './unreachable-note.tsx';

interface Props {
  poi: ManagedPoi;
  place: PoiPlace;
  open: boolean;
  onToggle: () => void;
}

/** When a poi opens, as a sentence; opens to the conditions. It stays open while one has unsaved changes. */
export function ConditionRow({ poi, place, open, onToggle }: Props) {
  const { t } = useTranslation(poisTexts);
  const navigate = useNavigate();
  const page = usePageForms();
  const sentence = useConditionSentence();
  const all = poi.UnlockPrerequisites;
  const at = { exploration: place.exploration, poi: place.poi };
  const isNew = place.prerequisite === NEW;
  const named = place.prerequisite === undefined || isNew ? undefined : prerequisiteOf(poi, place.prerequisite);
  const isLinked = isNew || named !== undefined;
  const isChanged = [...all.map(({ id }) => id), ''].some((id) => page.isChanged(`condition ${id}`));

  function toggle() {
    if (isLinked) void navigate(to.poi(at));
    if (open || !isLinked) onToggle();
  }

  return (
    <FoldRow
      label={t('prerequisite.row')}
      value={sentence(all)}
      isSet={all.length > 0}
      open={open || isLinked || isChanged}
      onToggle={toggle}
      keepMounted
    >
      <p className={styles.text}>{t('prerequisites.text')}</p>
      <UnreachableNote poi={poi} />
      {all.length > 0 && <PlayingNote explorationId={poi.Exploration.id} meaning="playing.meaning.prerequisite" />}
      {all.map((stored) => (
        <ConditionFields key={stored.id} poi={poi} stored={stored} isNamed={stored.id === named?.id} />
      ))}
      {isNew ? (
        <ConditionFields poi={poi} isNamed />
      ) : (
        <div>
          <Button
            component={Link}
            to={to.newPrerequisite(at)}
            variant="outline"
            leftSection={<IconPlus aria-hidden="true" size={20} />}
          >
            {t('prerequisites.create')}
          </Button>
        </div>
      )}
    </FoldRow>
  );
}
