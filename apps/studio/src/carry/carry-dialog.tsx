import { Button, Menu, Modal, Select, Stack } from '@mantine/core';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { arePhotosAllowed } from '@puzzle-runs/domain/photo/photo-review.ts';
import { IconCopy, IconFolderSymlink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { carryTexts } from '#i18n/carry.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { allExplorations } from '#shell/lists/all-own.ts';
import { RowMenu } from '#shell/lists/row-menu.tsx';
import { useWaitingWords } from '#shell/poi-page/waiting-note.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import type { Carrying } from './carry.ts';
import { takesUnsaved, useCarry } from './use-carry.ts';

/** Parts of a run that are to be copied or moved. */
export type CarryAsked = Omit<Carrying, 'to'>;

interface Props {
  /** Undefined closes the dialog. */
  asked: CarryAsked | undefined;
  onClose: () => void;
  /** Called before `onClose` when it is done. */
  onDone?: (() => void) | undefined;
}

/** Asks where spots or quests are copied or moved to: an own run, for quests one of its spots, and the place there. */
export function CarryDialog({ asked, onClose, onDone }: Props) {
  const { t } = useTranslation(carryTexts);
  const parts = asked && partsOf(asked);
  const things =
    parts?.length === 1
      ? t('carry.named', { name: parts[0]?.name ?? '' })
      : t(`carry.${asked?.what ?? 'pois'}`, { count: parts?.length ?? 0 });
  return (
    <Modal
      opened={asked !== undefined}
      onClose={onClose}
      title={t(`carry.${asked?.verb ?? 'copy'}.title`, { things })}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      centered
    >
      {asked && <CarryForm asked={asked} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

const FIRST = '0';
const LAST = '';

function CarryForm({ asked, onClose, onDone }: Omit<Props, 'asked'> & { asked: CarryAsked }) {
  const { verb, what, ids, from } = asked;
  const { t } = useTranslation(carryTexts);
  const { data: runs = [] } = useQuery(allExplorations());
  const [slug, setSlug] = useState(from.slug);
  const { data: trail } = useQuery(trailQuery(slug));
  const [chosenPoi, setPoi] = useState<number>();
  const [after, setAfter] = useState(LAST);
  const carry = useCarry(() => {
    onDone?.();
    onClose();
  });

  const waiting = useWaitingWords();
  const run = runs.find((own) => own.slug === slug);
  const homes = from.Pois.filter(({ Tasks }) => Tasks.some(({ id }) => ids.includes(id)));
  const isHome = ({ id }: { id: number }) => homes.length === 1 && homes[0]?.id === id;
  const spots = (trail?.Pois ?? []).filter((poi) => verb === 'copy' || !isHome(poi));
  const poi = spots.find(({ id }) => id === chosenPoi) ?? spots.find(isHome) ?? spots[0];
  const beside = (what === 'pois' ? (trail?.Pois ?? []) : (poi?.Tasks ?? [])).filter(
    ({ id }) => verb === 'copy' || !ids.includes(id),
  );
  const refusesPhotos = run && !arePhotosAllowed({ forPupils: run.for_pupils, photos: run.photos });
  const isRefused = Boolean(refusesPhotos) && slug !== from.slug && hasPhotos(asked);
  const place = beside.findIndex(({ id }) => String(id) === after);
  const position = after === FIRST ? 1 : place < 0 ? undefined : place + 2;
  const to = { slug, name: trail?.name ?? '', ...(what === 'tasks' && { poi }), position };
  const isUnsaved = takesUnsaved({ ...asked, to });
  const isReady = trail !== undefined && (what === 'pois' || poi !== undefined) && !isRefused && !isUnsaved;

  function notice() {
    if (isUnsaved) return t('carry.unsaved');
    if (isRefused) return t('carry.noPhotos');
    if (what === 'tasks' && trail && !poi) return t('carry.noPoi');
    if (verb === 'copy' || slug === from.slug) return undefined;
    return [waiting.before(from, { [what]: ids }), t('carry.otherRun')].filter(Boolean).join(' ');
  }

  function submit() {
    if (isReady) carry.mutate({ ...asked, to });
  }

  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Select
          data-autofocus
          label={t('carry.run')}
          searchable
          openOnFocus={false}
          allowDeselect={false}
          nothingFoundMessage={t('carry.none')}
          data={[
            { value: from.slug, label: from.name },
            ...runs
              .filter((own) => own.slug !== from.slug)
              .map((own) => ({
                value: own.slug,
                label: own.published ? own.name : t('carry.run.draft', { name: own.name }),
              })),
          ]}
          value={slug}
          onChange={(chosen) => {
            setSlug(chosen ?? from.slug);
            setPoi(undefined);
            setAfter(LAST);
          }}
        />
        {what === 'tasks' && spots.length > 0 && (
          <Select
            label={t('carry.poi')}
            searchable
            openOnFocus={false}
            allowDeselect={false}
            nothingFoundMessage={t('carry.none')}
            data={spots.map(({ id, position, name }) => ({ value: String(id), label: `${position}. ${name}` }))}
            value={poi ? String(poi.id) : null}
            onChange={(chosen) => {
              setPoi(Number(chosen));
              setAfter(LAST);
            }}
          />
        )}
        {beside.length > 0 && (
          <Select
            label={t('carry.place')}
            searchable
            openOnFocus={false}
            allowDeselect={false}
            nothingFoundMessage={t('carry.none')}
            data={[
              { value: LAST, label: t('carry.place.last') },
              { value: FIRST, label: t('carry.place.first') },
              ...beside
                .slice(0, -1)
                .map(({ id, name }) => ({ value: String(id), label: t('carry.place.after', { name }) })),
            ]}
            value={after}
            onChange={(chosen) => setAfter(chosen ?? LAST)}
          />
        )}
        <FormNotice text={notice()} />
      </Stack>
      <FormActions>
        <Button type="submit" loading={carry.isPending} disabled={!isReady}>
          {t(`carry.${verb}.action`)}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}

function partsOf({ what, ids, from }: CarryAsked): { name: string }[] {
  const parts: readonly { id: number; name: string }[] =
    what === 'pois' ? from.Pois : from.Pois.flatMap(({ Tasks }) => Tasks);
  return ids.flatMap((id) => parts.find((part) => part.id === id) ?? []);
}

function hasPhotos({ what, ids, from }: CarryAsked): boolean {
  return from.Pois.some(({ id: poi, Tasks }) =>
    Tasks.some(({ id, task_type }) => task_type === 'photo' && ids.includes(what === 'pois' ? poi : id)),
  );
}

interface TaskActsProps {
  /** Slug of the run. */
  exploration: string;
  task: Pick<ManagedTask, 'id' | 'name'>;
  /** Further entries. */
  children: ReactNode;
}

/** Menu of the quest editor, which copies and moves the quest; its page goes along. */
export function TaskActs({ exploration, task, children }: TaskActsProps) {
  const { t } = useTranslation(carryTexts);
  const { data: from } = useQuery(trailQuery(exploration));
  const [asked, ask] = useState<CarryAsked>();
  const acts = [
    { verb: 'copy', Icon: IconCopy },
    { verb: 'move', Icon: IconFolderSymlink },
  ] as const;
  return (
    <>
      <RowMenu label={t('order.menu', { name: task.name })}>
        {acts.map(({ verb, Icon }) => (
          <Menu.Item
            key={verb}
            leftSection={<Icon aria-hidden="true" size={20} />}
            disabled={!from}
            onClick={() => from && ask({ verb, what: 'tasks', ids: [task.id], from })}
          >
            {t(`carry.${verb}`)}
          </Menu.Item>
        ))}
        {children}
      </RowMenu>
      <CarryDialog asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}
