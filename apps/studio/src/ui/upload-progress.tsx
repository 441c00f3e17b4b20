import styles from './upload-progress.module.css';

interface Props {
  /** What is on its way, for those who do not see it. */
  label: string;
  /** The part that has left, from 0 to 1; undefined while nothing is on its way. */
  part: number | undefined;
}

/** How far an upload is; nothing while there is none. */
export function UploadProgress({ label, part }: Props) {
  if (part === undefined) return null;
  const percent = Math.round(part * 100);
  return (
    <div className={styles.progress}>
      <progress aria-label={label} max={100} value={percent} />
      <span aria-hidden="true">{`${percent} %`}</span>
    </div>
  );
}
