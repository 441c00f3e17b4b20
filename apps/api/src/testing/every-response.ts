import { SECRETS } from './every-task-type.ts';
import type { Client } from './test-app.ts';

export type Answers = Record<string, unknown>;

/**
 * Every response that a player of the run can get at this moment,
 * but the offline package: it holds the answers on purpose.
 */
export async function everyResponse(
  player: Client,
  visitor: Client,
  ids: Record<'exploration' | 'battle' | 'team', number> & { slug: string },
  guest: string,
) {
  const { exploration: exploration_id, battle: battle_id, team: team_id } = ids;
  const link = { exploration_id, battle_id, team_id };
  const codes = { exploration_code: SECRETS.exploration_code, team_code: SECRETS.team_code };
  const answers: Answers = {
    pois: await player.joined.pois(),
    poisInEnglish: await player.joined.pois({ query: { lang: 'en' } }),
    refusedPackage: await player.joined.offlinePackage(),
    points: await player.progress.points(),
    ranking: await player.progress.ranking(),
    myself: await visitor.progress.myself({ query: { guest_id: guest } }),
    explorations: await visitor.explorations.list({ query: {} }),
    facts: await visitor.explorations.list({ query: { name: ids.slug } }),
    factsInEnglish: await visitor.explorations.list({ query: { name: ids.slug, lang: 'en' } }),
    markers: await visitor.explorations.markers({ query: {} }),
    battles: await visitor.battles.list({ query: {} }),
    battleMarkers: await visitor.battles.markers({ query: {} }),
    joined: await visitor.joining.exploration({ body: { ...link, ...codes } }),
    alone: await visitor.joining.instant({ body: { exploration_id, exploration_code: SECRETS.exploration_code } }),
    refused: await visitor.joining.exploration({ body: link }),
    link: await visitor.joining.instantInfo({ query: { ...link, ...codes } }),
    refusedLink: await visitor.joining.instantInfo({ query: link }),
    rating: await player.explorations.rate({ params: { id: exploration_id }, body: { rating: 3 } }),
    site: await visitor.site.settings(),
  };
  for (const name of ['joined', 'alone']) {
    const { body } = answers[name] as { body: { accessToken?: string } };
    answers[`${name}Claims`] = Buffer.from(body.accessToken?.split('.')[1] ?? '', 'base64url').toString();
  }
  return answers;
}
