import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { FeatureTab } from './feature-tabs.ts';

/**
 * One sentence about each feature, in the head of its page and on it. Apart from the names: the start page shows only
 * those.
 */
export const FEATURE_DESCRIPTIONS: Record<FeatureTab, Record<Language, string>> = {
  statistic: {
    de: 'Welches Team hat wann was gelöst? Diagramme und Tabellen zu jedem Team.',
    en: 'Which team solved what, and when? Charts and tables for every team.',
  },
  team: {
    de: 'Viele Handys, ein Team: alle sehen denselben Stand.',
    en: 'Many phones, one team: everyone sees the same score.',
  },
  single: {
    de: 'Einfach losgehen, ohne Konto und ohne App.',
    en: 'Just start walking. No account, no app.',
  },
  share: {
    de: 'Ein QR-Code oder ein Link, und alle sind dabei.',
    en: 'One QR code or one link, and everyone is in.',
  },
  versus: {
    de: 'Teams treten gegeneinander an, mit Rangliste und Siegertreppchen.',
    en: 'Teams compete, with a ranking and a podium.',
  },
  password: {
    de: 'Runs und Teams lassen sich mit einem Code schützen.',
    en: 'Protect runs and teams with a code.',
  },
  map: {
    de: 'Runs und Spots auf der Karte finden.',
    en: 'Find runs and spots on the map.',
  },
  progress: {
    de: 'Jeder Punkt bleibt erhalten, auch nach einer langen Pause.',
    en: 'Every point is kept, even after a long break.',
  },
  story: {
    de: 'Euer Weg hängt davon ab, was ihr findet und wofür ihr euch entscheidet.',
    en: 'Your way depends on what you find and what you decide.',
  },
  hint: {
    de: 'Wo ist das? Hinweise führen zum Spot.',
    en: 'Where is it? Hints lead the way.',
  },
  coords: {
    de: 'Auf den Meter genau, mit einer Nadel auf der Karte.',
    en: 'Exact to the metre, with a pin on the map.',
  },
  address: {
    de: 'Straße und Ort, wie auf einem Brief.',
    en: 'Street and town, just like on a letter.',
  },
  cloze: {
    de: 'Wörter in die Lücken ziehen oder tippen.',
    en: 'Drag or type words into the blanks.',
  },
  qr: {
    de: 'Vor Ort finden und scannen.',
    en: 'Find it on site and scan it.',
  },
  number: {
    de: 'Zählen, rechnen, schätzen: die Antwort ist eine Zahl.',
    en: 'Count, calculate, estimate: the answer is a number.',
  },
  free: {
    de: 'Die Antwort in eigenen Worten.',
    en: 'The answer in your own words.',
  },
  multiple: {
    de: 'Eine oder mehrere Antworten stimmen.',
    en: 'One or more answers are correct.',
  },
  sort: {
    de: 'Alles in die richtige Reihenfolge bringen.',
    en: 'Put everything in the right order.',
  },
  photo: {
    de: 'Kamera auf, Motiv finden, abschicken.',
    en: 'Open the camera, find the subject, send it in.',
  },
  decision: {
    de: 'Ein Team wählt, und die Geschichte geht danach anders weiter.',
    en: 'A team chooses, and the story continues differently.',
  },
  video: {
    de: 'Ein kurzer Film zeigt, wo es weitergeht.',
    en: 'A short film shows where to go next.',
  },
  audio: {
    de: 'Hört genau hin: Der nächste Ort verrät sich durch seinen Klang.',
    en: 'Listen closely: the next place gives itself away by its sound.',
  },
  text: {
    de: 'Ein Satz, der auf die Spur bringt.',
    en: 'One sentence that puts you on the right track.',
  },
  image: {
    de: 'Ein Bild zeigt, wonach du suchst.',
    en: 'A picture shows what to look for.',
  },
  points: {
    de: 'Ein Spot öffnet sich, sobald genug Punkte gesammelt sind.',
    en: 'A spot opens once enough points have been earned.',
  },
  task: {
    de: 'Ein Spot öffnet sich nach einer Zahl gelöster Quests.',
    en: 'A spot opens after a number of solved quests.',
  },
  time: {
    de: 'Ein Spot öffnet sich, wenn genug Zeit vergangen ist.',
    en: 'A spot opens once enough time has passed.',
  },
};
