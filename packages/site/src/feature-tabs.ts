import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';

/** The feature page of each kind of task, in the order of the pages. A new kind needs a page with a playground. */
const TASK_TABS = {
  cloze: 'cloze',
  locate: 'qr',
  guess_number: 'number',
  guess_text: 'free',
  choice: 'multiple',
  order: 'sort',
  photo: 'photo',
  decision: 'decision',
} as const satisfies Record<TaskType, string>;

/** The tabs of the feature pages, grouped by topic and in the order of the pages. */
export const FEATURE_TABS = {
  runs: ['statistic', 'team', 'single', 'share', 'versus', 'password', 'map', 'progress', 'story'],
  pois: ['hint', 'coords', 'address'],
  tasks: Object.values(TASK_TABS),
  hints: ['video', 'audio', 'text', 'image'],
  prerequisites: ['points', 'task', 'time'],
} as const;

export type FeatureGroup = keyof typeof FEATURE_TABS;
export type FeatureTab = (typeof FEATURE_TABS)[FeatureGroup][number];

/** Name of each feature: the heading of its page, and of links to it. */
export const FEATURE_TITLES: Record<FeatureTab, Record<Language, string>> = {
  statistic: { de: 'Statistik', en: 'Statistics' },
  team: { de: 'Im Team', en: 'As a team' },
  single: { de: 'Allein', en: 'On your own' },
  share: { de: 'Teilen', en: 'Sharing' },
  versus: { de: 'Versus', en: 'Versus' },
  password: { de: 'Zugangscode', en: 'Access code' },
  map: { de: 'Karte', en: 'Map' },
  progress: { de: 'Fortschritt', en: 'Progress' },
  story: { de: 'Geschichten', en: 'Stories' },
  hint: { de: 'Spot mit Hinweisen', en: 'Spot with hints' },
  coords: { de: 'Spot mit Koordinaten', en: 'Spot with coordinates' },
  address: { de: 'Spot mit Adresse', en: 'Spot with an address' },
  cloze: { de: 'Lückentext', en: 'Fill in the blanks' },
  qr: { de: 'QR-Code', en: 'QR code' },
  number: { de: 'Zahlenraten', en: 'Guess the number' },
  free: { de: 'Freitext', en: 'Free text' },
  multiple: { de: 'Mehrfachauswahl', en: 'Multiple choice' },
  sort: { de: 'Sortieren', en: 'Put in order' },
  photo: { de: 'Foto', en: 'Photo' },
  decision: { de: 'Entscheidung', en: 'Decision' },
  video: { de: 'Hinweis als Video', en: 'Video hint' },
  audio: { de: 'Hinweis als Ton', en: 'Audio hint' },
  text: { de: 'Hinweis als Text', en: 'Text hint' },
  image: { de: 'Hinweis als Bild', en: 'Picture hint' },
  points: { de: 'Bedingung Punkte', en: 'Points condition' },
  task: { de: 'Bedingung Quests', en: 'Quests condition' },
  time: { de: 'Bedingung Zeit', en: 'Time condition' },
};

export function isFeatureTab(value: string): value is FeatureTab {
  return Object.hasOwn(FEATURE_TITLES, value);
}

export const FEATURE_GROUPS = Object.keys(FEATURE_TABS) as FeatureGroup[];

const ALL: readonly FeatureTab[] = FEATURE_GROUPS.flatMap((group): readonly FeatureTab[] => FEATURE_TABS[group]);

function has(group: FeatureGroup, tab: FeatureTab): boolean {
  return (FEATURE_TABS[group] as readonly FeatureTab[]).includes(tab);
}

export function featureGroupOf(tab: FeatureTab): FeatureGroup {
  return FEATURE_GROUPS.find((group) => has(group, tab)) ?? 'runs';
}

/** The previous and next tab, across groups. */
export function adjacentFeatureTabs(tab: FeatureTab): {
  previous: FeatureTab | undefined;
  next: FeatureTab | undefined;
} {
  const here = ALL.indexOf(tab);
  return { previous: ALL[here - 1], next: ALL[here + 1] };
}
