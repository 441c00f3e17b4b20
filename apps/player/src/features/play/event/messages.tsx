import type { BattleMessage } from '@puzzle-runs/contract/play/battle-message.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-time.ts';
import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { Disclosure } from '@puzzle-runs/web/ui/disclosure.tsx';
import { IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { usePlay } from '../play-context.ts';
import { POLL_MS } from '../refresh.ts';
import styles from './event.module.css';

const NameNews = onDemand(() => import('./name-news.tsx').then((file) => file.NameNews));

/** Messages from the organiser to this team: announces the latest, folds the older ones. */
export function Messages() {
  const { t } = useTranslation(eventTexts);
  const { server, live } = usePlay();
  const { data } = useQuery({
    ...server.messages,
    refetchInterval: live === 'live' ? false : POLL_MS,
    refetchOnWindowFocus: 'always', // messages that arrived in the background are read now
  });
  const [latest, ...older] = data?.rows ?? [];
  const aboutName = data?.rows.find(({ team_name }) => team_name);
  return (
    <div className={styles.messages}>
      <div role="status">{latest && <Message message={latest} isLatestName={latest === aboutName} />}</div>
      {older.length > 0 && (
        <Disclosure summary={t('play.event.older', { count: older.length })}>
          {older.map((message) => (
            <Message key={message.id} message={message} isLatestName={message === aboutName} />
          ))}
        </Disclosure>
      )}
    </div>
  );
}

interface MessageProps {
  message: BattleMessage;
  /** Whether no later message is about the name of the team. */
  isLatestName: boolean;
}

function Message({ message, isLatestName }: MessageProps) {
  const { t } = useTranslation(eventTexts);
  const { to_team, sent_at, team_name } = message;
  const [words, time] = [useWords(message), formatClock(sent_at)];
  return (
    <div className={styles.message}>
      <IconMessage aria-hidden="true" className={styles.icon} />
      <div>
        <p className={styles.from}>{t(to_team ? 'play.event.toTeam' : 'play.event.toAll', { time })}</p>
        {team_name ? (
          <LoadBoundary fallback={null}>
            <NameNews name={words} news={team_name} isLatest={isLatestName} />
          </LoadBoundary>
        ) : (
          <p>{words}</p>
        )}
      </div>
    </div>
  );
}

/** A message or an action of the organiser as a sentence. */
function useWords({ kind, text, points }: BattleMessage): string {
  const { t } = useTranslation(eventTexts);
  if (kind === 'poi_opened') return t('play.event.opened', { poi: text });
  if (points === null) return text;
  return t(points > 0 ? 'play.event.given' : 'play.event.taken', { count: Math.abs(points), reason: text });
}
