import { PROBLEMS, type ProblemCode } from '@puzzle-runs/domain/problem.ts';
import { HTTP_STATUS } from '@puzzle-runs/domain/problem-status.ts';
import { PAGE_SIZE_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { creatorProblemsTexts } from '@puzzle-runs/web/i18n/creator-problems.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { IconExternalLink, IconFileCode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { developerTexts } from '#i18n/developer.ts';
import { infoTexts } from '#i18n/info.ts';
import { useInfoPageText } from '#shell/info-page-meta.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import { to } from '#to.ts';
import { Article } from '../article.tsx';
import { Prose } from '../prose.tsx';
import styles from './api-guide.module.css';
import { CallList } from './call-list.tsx';
import { answersByKind } from './calls.ts';
import { CodeBlock } from './code-block.tsx';
import { QuickStart } from './quick-start.tsx';
import referenceStyles from './reference.module.css';
import { BROWSABLE, DOCUMENT, useApiDocument } from './use-api-document.ts';

const REFUSAL = `HTTP/1.1 422 Unprocessable Content

{"errors":[{"code":"wrong_answer","params":{"remaining_attempts":2}}]}`;

/** How to use the API of this installation. */
export function ApiGuide() {
  const { t } = useTranslation(developerTexts);
  const { t: tInfo } = useTranslation(infoTexts);
  const parts = {
    start: <QuickStart />,
    words: <WordList />,
    answers: (
      <>
        <Prose text={t('api.answers.text')} />
        <AnswerList />
      </>
    ),
    auth: <Prose text={t('api.auth.text')} />,
    errors: (
      <>
        <Prose text={t('api.errors.text')} />
        <CodeBlock title={t('api.errors.example')} code={REFUSAL} />
        <ErrorList />
      </>
    ),
    limits: <Prose text={t('api.limits.text', { max: PAGE_SIZE_MAX })} />,
    versions: <Prose text={t('api.versions.text')} />,
    calls: (
      <>
        <Documents />
        <CallList />
      </>
    ),
  };
  const sections = (['start', 'words', 'answers', 'auth', 'errors', 'limits', 'versions', 'calls'] as const).map(
    (id) => ({
      id,
      title: t(`api.${id}.title`),
      content: <PageBoundary failure={SectionFailure}>{parts[id]}</PageBoundary>,
    }),
  );
  return (
    <Article
      title={useInfoPageText('api').title}
      lead={t('api.lead')}
      sections={sections}
      back={{ to: to.page('legal'), label: tInfo('info.backToLegal') }}
    />
  );
}

/**
 * Links to the API's interactive documentation and its OpenAPI document; plain anchors, because the API serves both.
 */
function Documents() {
  const { t } = useTranslation(developerTexts);
  return (
    <p className={styles.documents}>
      <a href={BROWSABLE} className={buttonClass()}>
        <IconExternalLink size={20} aria-hidden="true" />
        {t('api.browse')}
      </a>
      <a href={DOCUMENT} className={buttonClass('quiet')}>
        <IconFileCode size={20} aria-hidden="true" />
        {t('api.document')}
      </a>
    </p>
  );
}

/** Words of the screens that the API calls differently. */
const WORDS = ['exploration', 'poi', 'task', 'prerequisite', 'battle', 'participant', 'subscription'] as const;

function WordList() {
  const { t } = useTranslation(developerTexts);
  return (
    <dl className={referenceStyles.list}>
      {WORDS.map((word) => (
        <div key={word} className={referenceStyles.entry}>
          <dt>
            <code translate="no">{word}</code>
          </dt>
          <dd>{t(`api.word.${word}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What to send as the answer to each kind of quest, with the examples of the document. */
function AnswerList() {
  const { t } = useTranslation(developerTexts);
  return (
    <dl className={referenceStyles.list}>
      {answersByKind(useApiDocument()).map(({ kind, example }) => (
        <div key={kind} className={referenceStyles.entry}>
          <dt translate="no">
            <code>{kind}</code>
            <span className={referenceStyles.example}>{example}</span>
          </dt>
          <dd>{t(`api.answer.${kind}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every problem code with its meaning and HTTP status. */
function ErrorList() {
  const { t } = useTranslation([creatorProblemsTexts, accountTexts], { nsMode: 'fallback' });
  const codes = (Object.keys(PROBLEMS) as ProblemCode[]).toSorted(
    (a, b) => HTTP_STATUS[PROBLEMS[a]] - HTTP_STATUS[PROBLEMS[b]],
  );
  return (
    <dl className={referenceStyles.list}>
      {codes.map((code) => (
        <div key={code} className={referenceStyles.entry}>
          <dt>
            <span className={referenceStyles.badge}>{HTTP_STATUS[PROBLEMS[code]]}</span>
            <code translate="no">{code}</code>
          </dt>
          <dd>{t(`problem.${code}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
