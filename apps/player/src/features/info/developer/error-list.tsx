import { PROBLEMS, type ProblemCode } from '@puzzle-runs/domain/problem.ts';
import { HTTP_STATUS } from '@puzzle-runs/domain/problem-status.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { creatorProblemsTexts } from '@puzzle-runs/web/i18n/creator-problems.ts';
import { useTranslation } from 'react-i18next';
import styles from './reference.module.css';

/** Every problem code with its meaning and HTTP status. */
export function ErrorList() {
  const { t } = useTranslation([creatorProblemsTexts, accountTexts], { nsMode: 'fallback' });
  const codes = (Object.keys(PROBLEMS) as ProblemCode[]).toSorted(
    (a, b) => HTTP_STATUS[PROBLEMS[a]] - HTTP_STATUS[PROBLEMS[b]],
  );
  return (
    <dl className={styles.list}>
      {codes.map((code) => (
        <div key={code} className={styles.entry}>
          <dt>
            <span className={styles.badge}>{HTTP_STATUS[PROBLEMS[code]]}</span>
            <code translate="no">{code}</code>
          </dt>
          <dd>{t(`problem.${code}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
