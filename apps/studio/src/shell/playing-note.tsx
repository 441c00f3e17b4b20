import '@mantine/core/styles/Alert.layer.css';
import { Alert } from '@mantine/core';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { accountQuery } from './account-call.ts';

/**
 * Number of players and teams that play an exploration now, and how many of them in a battle; undefined without a
 * network.
 */
export function usePlayers(explorationId: number) {
  const { data } = useQuery({
    ...accountQuery(routes.managedExplorations.players, { params: { exploration_id: explorationId } }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  return data;
}

/** Says how many players and teams play an exploration now; empty until the number is known. */
export function usePlayersSentence(explorationId: number): string {
  const { t } = useTranslation();
  const players = usePlayers(explorationId);
  if (!players) return '';
  return `${players.playing === 0 ? t('playing.none') : t('playing.now', { count: players.playing })}.`;
}

interface Props {
  explorationId: number;
  /** Effect of the edit on the players. */
  meaning: Extract<ParseKeys, `playing.meaning.${string}`>;
}

/** Warns a creator who edits an exploration with active players; renders nothing without players. */
export function PlayingNote({ explorationId, meaning }: Props) {
  const { t } = useTranslation();
  const players = usePlayers(explorationId);
  if (!players?.playing) return null;
  return (
    <Alert color="yellow" title={t('playing.now', { count: players.playing })} role="status">
      {t(meaning)}
    </Alert>
  );
}
