import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { fetchFile } from '@puzzle-runs/web/api/transfer.ts';
import { bearerOf, isFriendsTeam, session } from '@puzzle-runs/web/session/session.ts';
import { Button, buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { download } from '@puzzle-runs/web/ui/download.ts';
import { IconPhotoShare } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { finishTexts } from '#i18n/finish.ts';
import { joiningTexts } from '#i18n/joining.ts';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import styles from './finish-panel.module.css';

/** Links shown at the finish. */
export function FinishLinks() {
  const { t } = useTranslation(playTexts);
  const { t: tFinish } = useTranslation(finishTexts);
  const { place, joined, isPlayground } = usePlay();
  return (
    <div className={styles.ways}>
      {joined.battle && (
        <Link className={buttonClass('primary')} to={to.ranking(place)}>
          {t('play.finish.ranking')}
        </Link>
      )}
      {!isPlayground && <ShareResult />}
      {!isFriendsTeam(place) && (
        <Link className={buttonClass('quiet')} to={to.share(place)}>
          {tFinish('play.finish.share')}
        </Link>
      )}
      <Link className={buttonClass(joined.battle ? 'quiet' : 'primary')} to={to.explorations()}>
        {tFinish('play.finish.others')}
      </Link>
    </div>
  );
}

/** Hands a picture to the phone's share menu, or saves it where the phone has no such menu. */
async function shareOrSave(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (!navigator.canShare?.({ files })) return download(picture, name);
  try {
    await navigator.share({ files });
  } catch (error) {
    // The player closed the menu; other failures, for example a tap too long ago, leave the file.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(picture, name);
  }
}

/** Shares the own result as a picture that the server draws, without names of persons and teams. */
function ShareResult() {
  const { t, i18n } = useTranslation(joiningTexts);
  const { place, joined } = usePlay();
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const token = session.runToken(place);
      const headers = { authorization: token ? bearerOf(token) : '' };
      const language = i18n.language === 'en' ? 'en' : 'de';
      const picture = await fetchFile(routes.progress.picture, { headers, query: { language } });
      await shareOrSave(picture, `${joined.exploration.slug}.png`);
    },
  });
  return (
    <>
      <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
        <IconPhotoShare aria-hidden size={20} />
        {t('result.share')}
      </Button>
      {error && (
        <p role="alert" className={styles.shareFailed}>
          {t(`problem.${failureCodeOf(error)}`)}
        </p>
      )}
    </>
  );
}
