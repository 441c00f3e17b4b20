import { Button } from '@mantine/core';
import type { ManagedTexts } from '@puzzle-runs/contract/management/translation.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { translationsTexts } from '#i18n/translations.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { FormGuards } from '#shell/form/form-guards.tsx';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import { to } from '#to.ts';
import { focusText } from './focus-text.ts';
import { mergeRows } from './texts-query.ts';
import { TranslationGroup } from './translation-group.tsx';
import { nextOpenText, sectionsOf, type TextSection } from './translation-sections.ts';
import styles from './translations.module.css';
import { type SectionTexts, useTranslationForm } from './use-translation-form.ts';

interface Props {
  explorationId: number;
  /** Slug. */
  exploration: string;
  texts: ManagedTexts;
  lang: string;
  section: TextSection;
  /** Leaves out texts that are up to date. */
  onlyOpen: boolean;
}

/** Where to continue after a save: with the text of this key. */
interface Next {
  text?: string;
}

/** The texts of the exploration or of one poi, source and translation side by side. */
export function TranslationForm({ explorationId, exploration, texts, lang, section, onlyOpen }: Props) {
  const { t } = useTranslation(translationsTexts);
  const navigate = useNavigate();
  const goOn = useGoOn();
  const showAlert = useAlert();
  const { pathname, search, state } = useLocation();
  const { text: wanted } = (state ?? {}) as Next;
  const isLeaving = useRef(false);
  const lastText = useRef<string>(undefined);
  const page = to.translation({ exploration, lang, section: section.key });
  const form = useTranslationForm({ explorationId, texts, lang, section, page, onSaved });

  useEffect(() => {
    if (wanted === undefined) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = focusText(wanted);
    }); // after the focus of a new page was reset
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [wanted]);

  /** Opens the next open text, which may be on the page of another section. */
  function goToNext(rows: readonly ManagedTexts['rows'][number][]) {
    const next = nextOpenText(sectionsOf(rows), section.key, lastText.current);
    if (!next) return void navigate(to.languages({ exploration }), { state: { saved: true } });
    const address = to.translation({ exploration, lang, section: next.section });
    void navigate(`${address}${onlyOpen ? '?open=1' : ''}`, { state: { text: next.text, saved: true } });
    if (address === pathname) focusText(next.text);
  }

  function onSaved(saved: SectionTexts, refusal?: Parameters<typeof showAlert>[0]) {
    const leaves = isLeaving.current && refusal === undefined;
    isLeaving.current = false;
    if (leaves) return goToNext(mergeRows(texts.rows, saved.rows));
    if (refusal === undefined) void goOn(pathname + search, { alert: 'update' });
    else if (refusal) showAlert(refusal);
  }

  function saveAndGo() {
    isLeaving.current = changedGroups.length > 0;
    if (isLeaving.current) void form.saveAll();
    else goToNext(texts.rows);
  }

  const changedGroups = section.groups.filter(({ key }) => form.parts[key]?.changed);
  const language = texts.languages.find((each) => each.lang === lang);
  useNextShortcut(saveAndGo);
  return (
    <div className={styles.forms}>
      <FormGuards form={form} />
      {section.groups.map((group) => (
        <TranslationGroup
          key={group.key}
          group={group}
          form={form}
          sourceLang={texts.source_lang}
          language={language ?? { lang, name: lang, direction: 'ltr' }}
          onlyOpen={onlyOpen}
          onText={(key) => {
            lastText.current = key;
          }}
        />
      ))}
      <TranslationBar
        unsaved={changedGroups.map(({ name }) => name || t('translations.group.run'))}
        busy={section.groups.some(({ key }) => form.parts[key]?.busy)}
        onNext={saveAndGo}
      />
    </div>
  );
}

interface TranslationBarProps {
  /** Names of the groups with unsaved changes. */
  unsaved: readonly string[];
  busy: boolean;
  onNext: () => void;
}

/** Sticky bar that saves everything and leads to the next open text. */
function TranslationBar({ unsaved, busy, onNext }: TranslationBarProps) {
  const { t } = useTranslation(translationsTexts);
  return (
    <div className={styles.bar} data-save-bar>
      <span className={styles.state} role="status">
        {unsaved.length > 0 && t('form.unsaved', { parts: unsaved.join(', ') })}
      </span>
      <span className={styles.keys}>{t('translations.next.keys')}</span>
      <Button loading={busy} onClick={onNext}>
        {t(unsaved.length > 0 ? 'translations.next.save' : 'translations.next')}
      </Button>
    </div>
  );
}

/** Calls back on Ctrl+Enter or Cmd+Enter, before a text editor takes it as a new line. */
function useNextShortcut(onNext: () => void): void {
  const next = useEffectEvent(onNext);
  useEffect(() => {
    function act(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      event.stopPropagation();
      next();
    }
    addEventListener('keydown', act, { capture: true });
    return () => removeEventListener('keydown', act, { capture: true });
  }, []);
}
