import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';

interface Words {
  readonly title: string;
  readonly description: string;
}

/** The feature page of each kind of task, in the order of the pages. A new kind needs a page with a playground. */
const TASK_TABS = {
  cloze: 'cloze',
  locate: 'qr',
  guess_number: 'number',
  guess_text: 'free',
  choice: 'multiple',
  order: 'sort',
  photo: 'photo',
} as const satisfies Record<TaskType, string>;

/** The tabs of the feature pages, grouped by topic and in the order of the pages. */
export const FEATURE_TABS = {
  runs: ['statistic', 'team', 'single', 'share', 'versus', 'password', 'map', 'progress'],
  pois: ['hint', 'coords', 'address'],
  tasks: Object.values(TASK_TABS),
  hints: ['video', 'audio', 'text', 'image'],
  prerequisites: ['points', 'task', 'time'],
} as const;

export type FeatureGroup = keyof typeof FEATURE_TABS;
export type FeatureTab = (typeof FEATURE_TABS)[FeatureGroup][number];

/** Title and description of each feature page, shown in its head and on the page. */
export const FEATURES: Record<FeatureTab, Record<Language, Words>> = {
  statistic: {
    de: { title: 'Statistik', description: 'Welches Team hat wann was gelöst? Diagramme und Tabellen zu jedem Team.' },
    en: { title: 'Statistics', description: 'Which team solved what, and when? Charts and tables for every team.' },
  },
  team: {
    de: { title: 'Im Team', description: 'Viele Handys, ein Team: alle sehen denselben Stand.' },
    en: { title: 'As a team', description: 'Many phones, one team: everyone sees the same score.' },
  },
  single: {
    de: { title: 'Allein', description: 'Einfach losgehen, ohne Konto und ohne App.' },
    en: { title: 'On your own', description: 'Just start walking. No account, no app.' },
  },
  share: {
    de: { title: 'Teilen', description: 'Ein QR-Code oder ein Link, und alle sind dabei.' },
    en: { title: 'Sharing', description: 'One QR code or one link, and everyone is in.' },
  },
  versus: {
    de: { title: 'Versus', description: 'Teams treten gegeneinander an, mit Rangliste und Siegertreppchen.' },
    en: { title: 'Versus', description: 'Teams compete, with a ranking and a podium.' },
  },
  password: {
    de: { title: 'Zugangscode', description: 'Runs und Teams lassen sich mit einem Code schützen.' },
    en: { title: 'Access code', description: 'Protect runs and teams with a code.' },
  },
  map: {
    de: { title: 'Karte', description: 'Runs und Spots auf der Karte finden.' },
    en: { title: 'Map', description: 'Find runs and spots on the map.' },
  },
  progress: {
    de: { title: 'Fortschritt', description: 'Jeder Punkt bleibt erhalten, auch nach einer langen Pause.' },
    en: { title: 'Progress', description: 'Every point is kept, even after a long break.' },
  },
  hint: {
    de: { title: 'Spot mit Hinweisen', description: 'Wo ist das? Hinweise führen zum Spot.' },
    en: { title: 'Spot with hints', description: 'Where is it? Hints lead the way.' },
  },
  coords: {
    de: { title: 'Spot mit Koordinaten', description: 'Auf den Meter genau, mit einer Nadel auf der Karte.' },
    en: { title: 'Spot with coordinates', description: 'Exact to the metre, with a pin on the map.' },
  },
  address: {
    de: { title: 'Spot mit Adresse', description: 'Straße und Ort, wie auf einem Brief.' },
    en: { title: 'Spot with an address', description: 'Street and town, just like on a letter.' },
  },
  cloze: {
    de: { title: 'Lückentext', description: 'Wörter in die Lücken ziehen oder tippen.' },
    en: { title: 'Fill in the blanks', description: 'Drag or type words into the blanks.' },
  },
  qr: {
    de: { title: 'QR-Code', description: 'Vor Ort finden und scannen.' },
    en: { title: 'QR code', description: 'Find it on site and scan it.' },
  },
  number: {
    de: { title: 'Zahlenraten', description: 'Zählen, rechnen, schätzen: die Antwort ist eine Zahl.' },
    en: { title: 'Guess the number', description: 'Count, calculate, estimate: the answer is a number.' },
  },
  free: {
    de: { title: 'Freitext', description: 'Die Antwort in eigenen Worten.' },
    en: { title: 'Free text', description: 'The answer in your own words.' },
  },
  multiple: {
    de: { title: 'Mehrfachauswahl', description: 'Eine oder mehrere Antworten stimmen.' },
    en: { title: 'Multiple choice', description: 'One or more answers are correct.' },
  },
  sort: {
    de: { title: 'Sortieren', description: 'Alles in die richtige Reihenfolge bringen.' },
    en: { title: 'Put in order', description: 'Put everything in the right order.' },
  },
  photo: {
    de: { title: 'Foto', description: 'Kamera auf, Motiv finden, abschicken.' },
    en: { title: 'Photo', description: 'Open the camera, find the subject, send it in.' },
  },
  video: {
    de: { title: 'Hinweis als Video', description: 'Ein kurzer Film zeigt, wo es weitergeht.' },
    en: { title: 'Video hint', description: 'A short film shows where to go next.' },
  },
  audio: {
    de: { title: 'Hinweis als Ton', description: 'Hört genau hin: Der nächste Ort verrät sich durch seinen Klang.' },
    en: { title: 'Audio hint', description: 'Listen closely: the next place gives itself away by its sound.' },
  },
  text: {
    de: { title: 'Hinweis als Text', description: 'Ein Satz, der auf die Spur bringt.' },
    en: { title: 'Text hint', description: 'One sentence that puts you on the right track.' },
  },
  image: {
    de: { title: 'Hinweis als Bild', description: 'Ein Bild zeigt, wonach du suchst.' },
    en: { title: 'Picture hint', description: 'A picture shows what to look for.' },
  },
  points: {
    de: { title: 'Qualifier Punkte', description: 'Ein Spot öffnet sich, sobald genug Punkte gesammelt sind.' },
    en: { title: 'Points qualifier', description: 'A spot opens once enough points have been earned.' },
  },
  task: {
    de: { title: 'Qualifier Quests', description: 'Ein Spot öffnet sich nach einer Zahl gelöster Quests.' },
    en: { title: 'Quests qualifier', description: 'A spot opens after a number of solved quests.' },
  },
  time: {
    de: { title: 'Qualifier Zeit', description: 'Ein Spot öffnet sich, wenn genug Zeit vergangen ist.' },
    en: { title: 'Time qualifier', description: 'A spot opens once enough time has passed.' },
  },
};

export function isFeatureTab(value: string): value is FeatureTab {
  return Object.hasOwn(FEATURES, value);
}
