import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { formDrafts } from '@puzzle-runs/web/session/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { updateExplorationCache } from '#shell/exploration-query.ts';
import type { Act } from '#shell/form/use-acts.ts';
import { useSave } from '#shell/form/use-save.ts';
import { useOfferUndo } from '#shell/undo/use-offer-undo.ts';
import { to } from '#to.ts';

/** A spot that is not saved yet. */
export interface NewPin {
  /** Tells it from the others; from 1. */
  key: number;
  name: string;
  /** Plain text. */
  text: string;
  place: GeoPoint | null;
}

export type PinFields = Omit<NewPin, 'key'>;
type PinError = 'form.error.missing' | 'form.error.taken' | 'form.error.nameless';

function isComplete({ name, text, place }: NewPin): boolean {
  return !isBlank(name) && !isBlank(text) && place !== null;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function htmlOf(text: string): string {
  const lines = text.split('\n').filter((line) => !isBlank(line));
  return lines.map((line) => `<p>${line.trim().replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</p>`).join('');
}

/**
 * New spots of the map of a run. They stay on this device until they are saved: those with a name, a description and a
 * place become spots at the end of the run, each by a call; the others stay, and what they miss is named.
 * @param exploration slug of the run
 */
export function useNewPins(exploration: string) {
  const { t } = useTranslation(poisTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const offerUndo = useOfferUndo();
  const draft = `${useAccount()?.name ?? ''} ${to.poiMap({ exploration })}#new`;
  const [pins, setPins] = useState(() => keptPins(formDrafts.find(draft)));
  /** Keys of the pins that were not complete when saving was tried. */
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<{ pin: NewPin; error: PinError }>();

  useEffect(() => {
    if (pins.length > 0) formDrafts.save(draft, pins);
    else formDrafts.remove(draft);
  }, [draft, pins]);

  async function create(pin: NewPin, act: Act): Promise<void> {
    const { name, text, place } = pin;
    if (!place) return;
    const { latitude, longitude } = place;
    const location = { latitude, longitude };
    const kind = { location_type: 'coordinates', location } as const;
    try {
      await act(routes.managedPois.create, {
        body: { exploration_name: exploration, name, description: htmlOf(text), ...kind },
      });
    } catch (error) {
      const fault = error instanceof ApiProblem && PIN_ERRORS[error.code];
      if (fault) setRefused({ pin, error: fault });
      throw error;
    }
    setPins((all) => all.filter(({ key }) => key !== pin.key));
  }

  async function reread() {
    updateExplorationCache(client);
    await client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });
  }

  const saving = useSave({
    partly: true,
    async send({ complete }: { complete: readonly NewPin[]; isAll: boolean }, act) {
      for (const pin of complete) await create(pin, act);
    },
    async onDone(_answer, { isAll }) {
      showAlert(isAll ? 'create' : 'missing');
      await reread();
    },
    onRefused({ code }) {
      void reread();
      if (code === 'limit_reached') offerUndo({ text: t('newPins.full'), tone: 'warning' });
      else if (PIN_ERRORS[code]) showAlert('invalid_request');
      else return false;
      return true;
    },
  });

  return {
    pins,
    busy: saving.isPending,
    add(added: readonly PinFields[]) {
      setPins((all) => {
        const last = Math.max(0, ...all.map(({ key }) => key));
        return [...all, ...added.map((fields, index) => ({ ...fields, key: last + index + 1 }))];
      });
    },
    change(key: number, fields: Partial<PinFields>) {
      setPins((all) => all.map((pin) => (pin.key === key ? { ...pin, ...fields } : pin)));
    },
    remove(pin: NewPin) {
      const before = pins;
      setPins((all) => all.filter(({ key }) => key !== pin.key));
      offerUndo({
        text: t('newPins.removed'),
        async undo() {
          setPins(before);
          return t('newPins.back');
        },
      });
    },
    /** Why a field of a pin is refused, once saving was tried. */
    errorOf(pin: NewPin, field: 'name' | 'text'): PinError | undefined {
      if (field === 'name' && refused?.pin.key === pin.key && refused.pin.name === pin.name) return refused.error;
      return tried.has(pin.key) && isBlank(pin[field]) ? 'form.error.missing' : undefined;
    },
    isPlaceMissing: (pin: NewPin) => tried.has(pin.key) && pin.place === null,
    save() {
      const complete = pins.filter(isComplete);
      setTried(new Set(pins.filter((pin) => !isComplete(pin)).map(({ key }) => key)));
      if (complete.length > 0) saving.mutate({ complete, isAll: complete.length === pins.length });
      else showAlert('missing');
    },
  };
}

export type NewPins = ReturnType<typeof useNewPins>;

const PIN_ERRORS: Readonly<Partial<Record<string, PinError>>> = {
  name_taken: 'form.error.taken',
  nameless: 'form.error.nameless',
};

/** The pins of a kept draft, which another version of the studio may have written. */
function keptPins(draft: unknown): readonly NewPin[] {
  const isPin = (pin: Partial<NewPin> | null) => typeof pin?.name === 'string' && typeof pin.text === 'string';
  return Array.isArray(draft) && draft.every(isPin) ? (draft as NewPin[]) : [];
}
