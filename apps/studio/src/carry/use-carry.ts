import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { carryTexts } from '#i18n/carry.ts';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { trailQuery, updateExplorationCache } from '#shell/exploration-query.ts';
import { hasUnsavedForm } from '#shell/form/leaving/unsaved.ts';
import { useSave } from '#shell/form/use-save.ts';
import { useChainWords } from '#shell/poi-page/use-condition-words.ts';
import { useWaitingWords } from '#shell/poi-page/waiting-note.tsx';
import { useOfferUndo } from '#shell/undo/use-offer-undo.ts';
import { to as addressOf } from '#to.ts';
import { type Carried, type Carrying, carry, undoCarrying } from './carry.ts';

/** Copies and moves spots and quests, and offers to undo it. */
export function useCarry(onDone?: () => void) {
  const { t } = useTranslation(carryTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const offerUndo = useOfferUndo();
  const waiting = useWaitingWords();
  const chainWords = useChainWords();
  const navigate = useNavigate();

  /** Rereads runs and spots, but not those of the page that was just left: it is gone, and still on the screen. */
  async function reread(left?: Place) {
    updateExplorationCache(client);
    const queryKey = [routes.managedPois.list.path];
    const isLeft = (key: readonly unknown[]) => key[2] === left?.exploration && key[3] === left?.poi;
    await client.invalidateQueries({ queryKey, refetchType: 'none' });
    await client.refetchQueries({ queryKey, type: 'active', predicate: (query) => !left || !isLeft(query.queryKey) });
  }

  const saving = useSave({
    send: (carrying: Carrying, act) => carry(carrying, act),
    async onDone({ rows: carried, adapted }, carrying) {
      showAlert(null);
      offerUndo({
        text: [sentenceOf(carrying), waiting.after(adapted)].filter(Boolean).join(' '),
        async undo(act) {
          const playing = await playersOf(carrying);
          await undoCarrying(carrying, carried, act);
          await reread(await follow(waysOf(carrying, carried).map(([old, moved]) => [moved, old])));
          return playing ? `${t('carry.undone')} ${playing}` : t('carry.undone');
        },
      });
      await reread(carrying.verb === 'move' ? await follow(waysOf(carrying, carried)) : undefined);
      onDone?.();
    },
    onRefused({ code, path, params }, { from }) {
      client.setQueryData(trailQuery(from.slug).queryKey, from); // without a network it cannot be read again
      void reread();
      const refusal = code === 'limit_reached' ? 'carry.full' : path?.endsWith('_ids') && 'carry.noPhotos';
      if (refusal) offerUndo({ text: t(refusal), tone: 'warning' });
      else if (code === 'cyclic_conditions')
        offerUndo({ text: t('carry.cyclic', { chain: chainWords(params.chain) }), tone: 'warning' });
      else if (code === 'nochange') showAlert('nochange');
      else return false;
      return true;
    },
  });
  return {
    ...saving,
    mutate(carrying: Carrying): void {
      if (takesUnsaved(carrying)) offerUndo({ text: t('carry.unsaved'), tone: 'warning' });
      else saving.mutate(carrying);
    },
  };

  /** Leads along if one of these places is open; returns the place that was left. */
  async function follow(ways: readonly (readonly [from: Place, to: Place])[]): Promise<Place | undefined> {
    const here = location.pathname;
    const way = ways.find(([place]) => isOpen(place));
    if (!way || way[0].address === way[1].address) return undefined;
    await navigate(way[1].address + here.slice(way[0].address.length), { replace: true });
    return way[0];
  }

  function sentenceOf({ verb, what, ids, from, to }: Carrying): string {
    const [id = 0] = ids;
    const parts = what === 'pois' ? from.Pois : from.Pois.flatMap(({ Tasks }) => Tasks);
    const name = parts.find((part) => part.id === id)?.name ?? '';
    const things = ids.length === 1 ? t('carry.named', { name }) : t(`carry.${what}`, { count: ids.length });
    const place = to.slug === from.slug ? (to.poi?.name ?? '') : to.name;
    const isHere =
      place === '' || from.Pois.some((poi) => poi.id === to.poi?.id && poi.Tasks.some((own) => own.id === id));
    return isHere ? t(`carry.${verb}.here`, { things }) : t(`carry.${verb}.there`, { things, place });
  }

  /** What players lose or keep who play at this moment; undefined if no one plays, or nothing happens to them. */
  async function playersOf({ verb, from, to }: Carrying): Promise<string | undefined> {
    if (verb === 'move' && from.slug === to.slug) return undefined;
    const { rows } = await accountCall(routes.managedExplorations.list, { query: { name: to.slug } });
    const ids = [from.id, rows[0]?.id ?? from.id];
    const counts = ids.map((id) => accountCall(routes.managedExplorations.players, { params: { exploration_id: id } }));
    return (await Promise.all(counts)).some(({ playing }) => playing > 0) ? t(`carry.${verb}.played`) : undefined;
  }
}

/** Page of a spot, or of a quest of this spot. */
interface Place {
  /** Slug, like `poi`. */
  exploration: string;
  poi: string;
  address: string;
}

function placeAt(exploration: string, poi: string, task?: string): Place {
  const at = { exploration, poi };
  return { ...at, address: task === undefined ? addressOf.poi(at) : addressOf.task({ ...at, task }) };
}

/**
 * Whether a move takes the page along that is open with unsaved changes: they belong to the place that it leaves, so
 * they could neither be saved nor come along.
 */
export function takesUnsaved({ verb, what, ids, from, to }: Carrying): boolean {
  if (verb === 'copy' || !hasUnsavedForm()) return false;
  return from.Pois.some((poi) => {
    if (what === 'pois') return ids.includes(poi.id) && to.slug !== from.slug && isOpen(placeAt(from.slug, poi.slug));
    const moved = poi.Tasks.filter(({ id }) => ids.includes(id) && to.poi?.id !== poi.id);
    return moved.some(({ slug }) => isOpen(placeAt(from.slug, poi.slug, slug)));
  });
}

function isOpen({ address }: Place): boolean {
  return location.pathname === address || location.pathname.startsWith(`${address}/`);
}

/** Where each part was, and is. The page of a copy that is gone leads to its original. */
function waysOf({ what, ids, from, to }: Carrying, carried: readonly Carried[]): [Place, Place][] {
  return carried.flatMap(({ slug }, index): [Place, Place][] => {
    const isPart = (part: { id: number }) => part.id === ids[index];
    const home = from.Pois.find((poi) => (what === 'pois' ? isPart(poi) : poi.Tasks.some(isPart)));
    if (!home) return [];
    return what === 'pois'
      ? [[placeAt(from.slug, home.slug), placeAt(to.slug, slug)]]
      : [[placeAt(from.slug, home.slug, home.Tasks.find(isPart)?.slug), placeAt(to.slug, to.poi?.slug ?? '', slug)]];
  });
}
