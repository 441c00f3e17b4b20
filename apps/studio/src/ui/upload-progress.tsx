import styles from './upload-progress.module.css';

interface Props {
  /** Accessible name of the upload. */
  label: string;
  /** Progress from 0 to 1; undefined while no upload is active. */
  part: number | undefined;
}

/** Progress bar of an upload; renders nothing while no upload is active. */
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
