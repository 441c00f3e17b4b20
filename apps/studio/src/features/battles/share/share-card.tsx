import type { ShareEntry } from '@puzzle-runs/contract/management/progress.ts';
import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { excerptOfHtml } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { usePlayerUrl } from '#shell/use-player-url.ts';
import { to } from '#to.ts';
import type { CardOptions } from './card-options.ts';
import styles from './share-cards.module.css';
import { splitParagraphs } from './split-paragraphs.ts';

/** Maximum characters of the text; more than the four lines of a card can show. */
const TEXT_MAX = 400;

interface Props {
  entry: ShareEntry;
  options: CardOptions;
  /** Slug of the battle. */
  slug: string;
}

/** Card for one team: its name, its exploration and the QR code to join. */
export function ShareCard({ entry: { Team, Exploration, Battle, card, join_url }, options, slug }: Props) {
  const { t } = useTranslation(battlesTexts);
  const names = options.first === 'team' ? [Team.name, Exploration.name] : [Exploration.name, Team.name];
  const paragraphs = splitParagraphs(options.description === 'run' ? Exploration.description : Battle.description);
  const text = paragraphs.map((part) => excerptOfHtml(part, TEXT_MAX)).join('\n');
  const site = usePlayerUrl();
  const codes = [
    ...(Exploration.code === '0' ? [] : [t('battle.cards.runCode', { code: Exploration.code })]),
    ...(Team.code === '0' ? [] : [t('battle.cards.teamCode', { code: Team.code })]),
  ];
  const pictured = options.image === 'run' ? Exploration : Team;
  return (
    <li className={styles.card} data-scheme="light" style={{ borderStyle: options.border }}>
      {options.image !== 'none' && (
        <div className={styles.picture}>
          <CoverImage src={pictured.image} hue={pictured.name} />
        </div>
      )}
      <div className={styles.words}>
        <h2>{names[0]}</h2>
        <p className={styles.second}>{names[1]}</p>
        {text !== '' && <p className={styles.text}>{text}</p>}
      </div>
      <Link to={to.joinCode({ battle: slug, join: join_url })} className={styles.code}>
        <QrCode compact text={join_url} label={t('battle.cards.qr', { team: Team.name })} />
        <span className={styles.large}>{t('battle.cards.large')}</span>
      </Link>
      {site !== undefined && (
        <p className={styles.typed}>
          {t('battle.cards.typed', { address: `${new URL(site).host}/j/${card}` })}
          {codes.map((code) => (
            <span key={code}>{code}</span>
          ))}
        </p>
      )}
    </li>
  );
}
