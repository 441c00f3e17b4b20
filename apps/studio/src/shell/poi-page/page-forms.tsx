import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type AlertCode, isSuccess } from '#shell/alerts/alerts.ts';
import { AlertContext, type ShowAlert, useAlert } from '#shell/alerts/use-alert.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { fetchAgain } from '#shell/fetch-again.ts';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import type { FormState } from '#shell/form/use-record-form.ts';
import { focusRefused } from '#ui/form.tsx';
import { addressOfPlace, isPageOf, type PoiPlace } from './poi-place.ts';
import { type PoiWithTasks, poiWithTasks } from './poi-tasks.ts';

interface Joining {
  /** Unique on the page. */
  id: string;
  /** The forms are saved in this order. */
  rank: number;
  /** What the state of the page calls it. */
  name: string;
  /** The only address that shows the form; undefined if each address of the page does. */
  address?: string | undefined;
}

interface Joined extends Joining, Pick<FormState, 'changed' | 'saving' | 'restored'> {
  conflicting: boolean;
  form: RefObject<FormState>;
}

/** A save of one form. */
interface Saved {
  alert: AlertCode | null;
  /** What the save changes in the address. */
  place?: Partial<PoiPlace>;
  /** Further state of the location. */
  state?: object;
}

interface PageForms extends Omit<FormState, 'discard'> {
  /** Drops what is not shown at an address; without one, what was restored. */
  discard: (at?: string) => void;
  /** Names of the forms whose last save was refused, and that still have changes. */
  refused: readonly string[];
  /** Whether a form of this id has unsaved changes. */
  isChanged: (id: string) => boolean;
  isRefused: (id: string) => boolean;
  /** Whether everything that was typed stays on the screen at this address. */
  keeps: (pathname: string) => boolean;
  join: (form: Joined) => void;
  part: (id: string) => void;
  /** Told by a form that it is saved; the page then shows the alert and opens the address. */
  done: (saved: Saved) => void;
  /**
   * Reads the poi as it is stored now. If it was renamed elsewhere, the page goes along to its new address.
   * @throws ApiProblem `not_found` if the poi was deleted
   */
  reread: () => Promise<PoiWithTasks>;
}

const PageFormsContext = createContext<PageForms | null>(null);

/** The forms of the page around; fails outside of `PageFormsProvider`. */
export function usePageForms(): PageForms {
  const page = use(PageFormsContext);
  if (!page) throw new Error('no page of a poi around');
  return page;
}

/** Makes a form one of those that the page saves, guards and asks about. */
export function useJoinPage({ id, rank, name, address }: Joining, form: FormState): void {
  const { join, part } = usePageForms();
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const { changed, saving, restored } = form;
  const conflicting = form.conflict.opened;
  useLayoutEffect(() => {
    join({ id, rank, name, address, changed, saving, restored, conflicting, form: latest });
  }, [join, id, rank, name, address, changed, saving, restored, conflicting]);
  useLayoutEffect(() => () => part(id), [part, id]);
}

/** A save of the page on its way: what its forms have told so far. */
interface Run {
  alerts: AlertCode[];
  saved: Saved[];
}

/** The forms of a page as one: one state, one save with one alert, one question before leaving. */
export function PageFormsProvider({ poiId, place, children }: { poiId: number; place: PoiPlace; children: ReactNode }) {
  const client = useQueryClient();
  const outerAlert = useAlert();
  const goOn = useGoOn();
  const { pathname } = useLocation();
  const [forms, setForms] = useState<ReadonlyMap<string, Joined>>(new Map());
  const [refusedIds, setRefused] = useState<readonly string[]>([]);
  const [running, setRunning] = useState(false);
  const run = useRef<Run>(undefined);
  const now = useRef({ forms, place, pathname });
  useLayoutEffect(() => {
    now.current = { forms, place, pathname };
  });
  const isShown = useRef(true);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const [{ join, part, showAlert }] = useState(() => ({
    join: (form: Joined) => setForms((before) => new Map([...before, [form.id, form]])),
    part: (id: string) => setForms((before) => new Map([...before].filter(([other]) => other !== id))),
    showAlert: ((alert, about) => {
      if (run.current && alert !== null) run.current.alerts.push(alert);
      else outerAlert(alert, about);
    }) satisfies ShowAlert,
  }));

  /** Shows the alert at the address after a save, and reads again what may have changed. */
  async function open({ alert, place: renamed, state }: Saved) {
    if (!isShown.current) return; // the session has ended, and the login says so
    const before = now.current.place;
    const after = { ...before, ...renamed };
    const address = addressOfPlace(after);
    if (address === now.current.pathname) outerAlert(alert);
    else await goOn(address, { alert, state: { ...state, renamed: true } }); // the page keeps its place and focus
    for (const { path } of [routes.managedPois.list, routes.managedExplorations.checklist]) {
      // Under its old name the poi is gone.
      const isGone = (slug: unknown) => before.poi !== after.poi && slug === before.poi;
      void client.invalidateQueries({ queryKey: [path], predicate: ({ queryKey }) => !isGone(queryKey[3]) });
    }
  }

  function done(saved: Saved) {
    if (run.current) run.current.saved.push(saved);
    else {
      setRefused([]);
      void open(saved);
    }
  }

  const reading = useRef<Promise<unknown>>(undefined);

  /** One after the other: a second read would cancel the first, and its form would not ask about its conflict. */
  function reread(): Promise<PoiWithTasks> {
    const next = Promise.resolve(reading.current?.catch(() => undefined)).then(rereadNow);
    reading.current = next;
    return next;
  }

  async function rereadNow(): Promise<PoiWithTasks> {
    const before = now.current.place;
    const { Pois } = await fetchAgain(client, trailQuery(before.exploration));
    const poi = Pois.find(({ id }) => id === poiId)?.slug ?? before.poi;
    const found = await fetchAgain(client, poiWithTasks({ ...before, poi }));
    const address = addressOfPlace({ ...now.current.place, poi });
    if (poi !== before.poi && isShown.current) await goOn(address, { alert: null, state: { renamed: true } });
    return found;
  }

  /** Saves each form with changes. A refused one does not stop the others. */
  async function saveAll() {
    if (run.current || focusRefused(document)) return;
    const wanted = [...now.current.forms.values()].filter(({ changed }) => changed).toSorted((a, b) => a.rank - b.rank);
    if (wanted.length === 0) return outerAlert('nochange');
    const current: Run = { alerts: [], saved: [] };
    run.current = current;
    setRunning(true);
    const refused: string[] = [];
    for (const { id, form } of wanted) {
      const before = current.saved.length;
      await form.current.saveAll();
      if (!current.saved.slice(before).some(({ alert }) => isSuccess(alert))) refused.push(id);
    }
    run.current = undefined;
    setRefused(refused);
    const alerts = [...current.saved.map(({ alert }) => alert), ...current.alerts];
    const created = alerts.includes('create') ? 'create' : 'update';
    const failure = alerts.find((alert) => alert !== null && !isSuccess(alert)) ?? null;
    await open({
      alert: refused.length === 0 ? created : failure,
      place: Object.assign({}, ...current.saved.map((saved) => saved.place)),
      state: Object.assign({}, ...current.saved.map((saved) => saved.state)),
    });
    setRunning(false);
  }

  const all = [...forms.values()];
  const stays = ({ address }: Joined, at: string) => isPageOf(place, at) && (address === undefined || address === at);
  /** Asked about one after the other. */
  const conflict = all.toSorted((a, b) => a.rank - b.rank).find(({ conflicting }) => conflicting);
  const refused = all.filter(({ id, changed }) => changed && refusedIds.includes(id));
  const value: PageForms = {
    changed: all.some(({ changed }) => changed),
    saving: running || all.some(({ saving }) => saving),
    restored: all.some(({ restored }) => restored),
    refused: refused.map(({ name }) => name),
    isChanged: (id) => forms.get(id)?.changed ?? false,
    isRefused: (id) => refused.some((form) => form.id === id),
    keeps: (at) => all.every((form) => (!form.changed && !form.saving) || stays(form, at)),
    discard(at) {
      for (const form of all) {
        if (at === undefined ? form.restored : form.changed && !stays(form, at)) form.form.current.discard();
      }
    },
    conflict: {
      opened: conflict !== undefined,
      name: conflict?.name,
      onTheirs: () => conflict?.form.current.conflict.onTheirs(),
      onMine: () => conflict?.form.current.conflict.onMine(),
    },
    saveAll,
    join,
    part,
    done,
    reread,
  };
  return (
    <AlertContext value={showAlert}>
      <PageFormsContext value={value}>{children}</PageFormsContext>
    </AlertContext>
  );
}
