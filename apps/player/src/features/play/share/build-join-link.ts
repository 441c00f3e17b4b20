/** Target of a join link; contains codes only if this device knows them. */
interface JoinTarget {
  exploration_id: number;
  battle_id?: number | undefined;
  team_id?: number | undefined;
  exploration_code?: string | undefined;
  team_code?: string | undefined;
}

/** The address of `/join` for a target; a code of '0' means that no code is required. */
export function buildJoinLink(playerUrl: string, target: JoinTarget): string {
  const url = new URL('/join', playerUrl);
  for (const [name, value] of Object.entries(target)) {
    if (value === undefined || value === '' || value === '0') continue;
    url.searchParams.set(name, String(value));
  }
  return url.href;
}
