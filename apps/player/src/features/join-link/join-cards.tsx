import { call, query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withCaptcha } from '@puzzle-runs/web/captcha/with-captcha.ts';
import { ContentLanguage } from '@puzzle-runs/web/i18n/content-language.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { Button, buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { askedLanguage } from '#shell/asked-language.ts';
import { LazyRunLanguage } from '#shell/run-language/lazy-run-language.tsx';
import { to } from '#to.ts';
import { BattleOver } from '#ui/battle-over.tsx';
import { Link } from '#ui/link.tsx';
import styles from './join-cards.module.css';
import type { JoinRequest } from './join-request.ts';
import { useJoinLink } from './use-join-link.ts';

/** Cards for everything a join link leads to, and the join button. */
export function JoinCards({ request }: { request: JoinRequest }) {
  const { t } = useTranslation(joiningTexts);
  const [lang, setLang] = useState(() => session.language() ?? undefined);
  const asked = { ...request, ...(lang !== undefined && { lang }) };
  const { data: info } = useSuspenseQuery({
    ...query(routes.joining.instantInfo, { query: asked, headers: {} }),
    queryFn: () =>
      withCaptcha(request.exploration_id, (headers) => call(routes.joining.instantInfo, { query: asked, headers })),
  });
  const { join, hasPlace, joining, failure } = useJoinLink(request, info);
  const { battle, exploration, team } = info;
  const own = askedLanguage({ exploration: exploration.slug });

  // The link does not name the run, so what this device chose for it is only known now.
  useEffect(() => {
    if (own !== undefined) startTransition(() => setLang(own));
  }, [own]);

  const key = exploration.visibility === 'link' ? request.exploration_code : undefined;
  useEffect(() => {
    if (key !== undefined) session.saveLinkKey(exploration.slug, key);
  }, [key, exploration.slug]);

  const isOver = battle?.schedule.state === 'ended';
  /** After the end, the server refuses teams that have not played. */
  const isAdmitted = !isOver || !team || team.members > 0;
  const playsAlone = session.runToken({ exploration: exploration.slug }) !== undefined;

  return (
    <div className={styles.cards}>
      {battle && (
        <JoinCard kind={t('joinLink.battle')} name={battle.name}>
          <RichText html={battle.description} />
        </JoinCard>
      )}
      <JoinCard kind={t('joinLink.exploration')} name={exploration.name} picture={exploration}>
        <ContentLanguage value={exploration.description_lang ?? exploration.lang}>
          <RichText html={exploration.description} />
        </ContentLanguage>
        <LazyRunLanguage exploration={exploration} onLanguage={(next) => startTransition(() => setLang(next))} />
      </JoinCard>
      {team && (
        <JoinCard kind={t('joinLink.team')} name={team.name} picture={team}>
          {team.members > 0 && t('joinLink.members', { count: team.members })}
        </JoinCard>
      )}
      {team && !battle && <p className={styles.note}>{t(playsAlone ? 'joinLink.alone' : 'joinLink.friends')}</p>}
      {failure && (
        <p className={styles.problem} role="alert">
          {t(`problem.${failure}`)}
        </p>
      )}
      {isOver && battle && (
        <BattleOver battle={battle}>
          <Link
            className={buttonClass('sun')}
            to={to.exploration({ battle: battle.slug, exploration: exploration.slug })}
          >
            {t('join.over.toBattle')}
          </Link>
        </BattleOver>
      )}
      {isAdmitted && (
        <Button variant={isOver ? 'quiet' : 'primary'} busy={joining} onClick={join}>
          {t(isOver ? 'join.over.played' : hasPlace ? 'join.action' : 'join.chooseTeam')}
        </Button>
      )}
    </div>
  );
}

interface Props {
  kind: string;
  name: string;
  picture?: { image: string | null; name: string };
  children?: ReactNode;
}

/** The battle, exploration or team of a join link. */
function JoinCard({ kind, name, picture, children }: Props) {
  return (
    <Card as="section" className={styles.card}>
      {picture && (
        <div className={styles.picture}>
          <CoverImage src={picture.image} hue={picture.name} width="7.5rem" />
        </div>
      )}
      <div>
        <p className={styles.kind}>{kind}</p>
        <h2>{name}</h2>
      </div>
      {children && <div className={styles.wide}>{children}</div>}
    </Card>
  );
}
