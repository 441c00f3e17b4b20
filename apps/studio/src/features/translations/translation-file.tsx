import { Button } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { languageName } from '@puzzle-runs/web/i18n/language-name.ts';
import { download } from '@puzzle-runs/web/ui/download.ts';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translationsTexts } from '#i18n/translations.ts';
import { accountCall } from '#shell/account-call.ts';
import { useSave } from '#shell/form/use-save.ts';
import { to } from '#to.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { Panel } from '#ui/panel.tsx';
import { BadXliff } from './bad-xliff.tsx';
import { ImportReview } from './import-review.tsx';
import { textsQuery } from './texts-query.ts';
import styles from './translation-file.module.css';
import { useXliffImport } from './use-xliff-import.ts';

interface Props {
  exploration: ManagedExploration;
  lang: string;
}

/**
 * Exports the texts of a language for a translation program, and imports them after a review. A run may lack the
 * language of the address.
 */
export function TranslationFile({ exploration: { id, slug }, lang }: Props) {
  const { t, i18n } = useTranslation(translationsTexts);
  const { data: texts } = useSuspenseQuery(textsQuery(id));
  const at = { exploration_id: id, lang };
  const write = useSave({
    send: () => accountCall(routes.translations.exportXliff, { params: at }),
    onDone({ document }) {
      download(new Blob([document], { type: 'application/xliff+xml' }), `${slug}.${lang}.xlf`);
    },
  });
  const file = useXliffImport(at);
  const counts = texts.languages.find((language) => language.lang === lang);
  if (!file.bad && !counts)
    return (
      <Panel
        title={t('translations.file.lacking', { language: languageName(lang, i18n.language) })}
        text={t('translations.file.lacking.text')}
      >
        <div>
          <Button component={Link} to={to.languages({ exploration: slug })}>
            {t('translations.file.languages')}
          </Button>
        </div>
      </Panel>
    );
  return (
    <div className={styles.panels}>
      <Panel title={t('translations.file.export')} text={t('translations.file.export.text')}>
        {counts && (
          <p>
            {counts.optional === 0
              ? t('translations.file.countAll', { count: counts.total })
              : t('translations.file.count', { count: counts.total + counts.optional, optional: counts.optional })}
          </p>
        )}
        <div>
          <Button
            variant="outline"
            leftSection={<IconDownload aria-hidden="true" size={20} />}
            loading={write.isPending}
            onClick={() => write.mutate(undefined)}
          >
            {t('translations.file.export.do')}
          </Button>
        </div>
      </Panel>
      <Panel title={t('translations.file.import')} text={t('translations.file.import.text')}>
        <div>
          <FilePicker
            accept=".xlf,.xliff,application/xliff+xml"
            label={t('translations.file.import.choose')}
            Icon={IconFileImport}
            loading={file.busy}
            onFile={file.read}
          />
        </div>
      </Panel>
      {file.bad && <BadXliff bad={file.bad} exploration={slug} lang={lang} texts={texts} />}
      {file.review && <ImportReview at={{ exploration: slug, id, lang }} {...file.review} busy={file.busy} />}
    </div>
  );
}
