import { Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { usePhotoCount } from '#shell/photo-count.ts';
import { to } from '#to.ts';
import { reportAddress } from '../statistic/statistic-address.ts';
import styles from './battle-tabs.module.css';

interface Page {
  to: string;
  label: string;
}

interface Tab extends Page {
  /** Pages of the tab, if it has several; the first one is that of the tab itself. */
  parts: readonly Page[];
  count?: number | undefined;
}

/** The four tabs of one Versus, the parts of the open one, and a list of all its pages. `battle` is its slug. */
export function BattleTabs({ battle }: { battle: string }) {
  const { t } = useTranslation(battlesTexts);
  const here = decodeURIComponent(useLocation().pathname);
  const at = { battle };
  const photos = usePhotoCount({ battle_name: battle });
  const preparation = [
    { to: to.battle(at), label: t('battle.edit') },
    { to: to.battleRegistration(at), label: t('battle.registration') },
    { to: to.shareBattle(at), label: t('battle.share') },
  ];
  const results = [
    { to: to.battleRanking(at), label: t('battle.ranking') },
    { to: to.battleStatistic(at), label: t('battle.statistic') },
    { to: to.battleProgress(at), label: t('battle.progress') },
    { to: to.certificates(at), label: t('battle.certificates') },
    { to: reportAddress(battle), label: t('battle.report') },
  ];
  const tabs: Tab[] = [
    { to: to.battle(at), label: t('battle.tab.prepare'), parts: preparation },
    { to: to.event(at), label: t('battle.event'), parts: [] },
    { to: to.battleRanking(at), label: t('battle.tab.results'), parts: results },
    { to: to.battlePhotos(at), label: t('battle.photos'), parts: [], count: photos },
  ];
  const isHere = (page: Page) => decodeURIComponent(page.to) === here;
  const open = tabs.find((tab) => [tab, ...tab.parts].some(isHere));
  const list = useRef<HTMLUListElement>(null);

  // On a phone the open tab may be out of view. Scroll the tabs only, not the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3;
  }, [here]);

  return (
    <nav className={styles.nav} aria-label={t('battle.tabs')}>
      <ul ref={list} className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              to={tab.to}
              className={styles.tab}
              aria-current={tab === open ? (isHere(tab) ? 'page' : 'true') : undefined}
            >
              {tab.label}
              {tab.count ? <span className={styles.count}>{tab.count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
      {open && open.parts.length > 0 && (
        <ul className={styles.parts}>
          {open.parts.map((part) => (
            <li key={part.to}>
              <Link to={part.to} className={styles.part} aria-current={isHere(part) ? 'page' : undefined}>
                {part.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <AllPages pages={[{ to: to.battles(), label: t('battle.list') }, ...preparation, ...results]} />
    </nav>
  );
}

/** All pages of the Versus and the list of all Versus, behind a button. */
function AllPages({ pages }: { pages: readonly Page[] }) {
  const { t } = useTranslation(battlesTexts);
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} withinPortal={false} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.more} onClick={() => setOpen(!open)}>
          {t('battle.more')}
          <IconChevronDown aria-hidden="true" size={18} />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.pages ?? ''} aria-label={t('battle.more.pages')}>
        <ul>
          {pages.map((page) => (
            <li key={page.to}>
              <Link to={page.to} onClick={() => setOpen(false)}>
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
