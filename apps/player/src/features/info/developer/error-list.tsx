import { PROBLEMS, type ProblemCode, type ProblemKind } from '@puzzle-runs/domain/problem.ts';
import { useTranslation } from 'react-i18next';
import styles from './reference.module.css';

/** The HTTP status of each kind of refusal, as apps/api answers it. */
const STATUS: Record<ProblemKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  rejected: 422,
  limit: 429,
  fault: 500,
};

/** Every code a call can be refused with, what it means, and its HTTP status. */
export function ErrorList() {
  const { t } = useTranslation();
  const codes = (Object.keys(PROBLEMS) as ProblemCode[]).toSorted((a, b) => STATUS[PROBLEMS[a]] - STATUS[PROBLEMS[b]]);
  return (
    <dl className={styles.list}>
      {codes.map((code) => (
        <div key={code} className={styles.entry}>
          <dt>
            <span className={styles.badge}>{STATUS[PROBLEMS[code]]}</span>
            <code translate="no">{code}</code>
          </dt>
          <dd>{t(`problem.${code}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
