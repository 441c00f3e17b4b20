import type { FeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import {
  IconAlignLeft,
  IconArrowsSort,
  IconArrowsSplit2,
  IconBlockquote,
  IconBook2,
  IconBulb,
  IconCamera,
  IconChartBar,
  IconClock,
  IconCurrentLocation,
  IconHome,
  IconLetterCase,
  IconListCheck,
  IconLock,
  IconMap2,
  IconNumber123,
  IconPhoto,
  IconProgressCheck,
  IconPuzzle,
  IconQrcode,
  IconShare,
  IconStar,
  IconSwords,
  IconUser,
  IconUsersGroup,
  IconVideo,
  IconVolume,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

const ICONS: Record<FeatureTab, ComponentType<{ size: number; 'aria-hidden': true }>> = {
  statistic: IconChartBar,
  team: IconUsersGroup,
  single: IconUser,
  share: IconShare,
  versus: IconSwords,
  password: IconLock,
  map: IconMap2,
  progress: IconProgressCheck,
  story: IconBook2,
  hint: IconBulb,
  coords: IconCurrentLocation,
  address: IconHome,
  cloze: IconAlignLeft,
  qr: IconQrcode,
  number: IconNumber123,
  free: IconLetterCase,
  multiple: IconListCheck,
  sort: IconArrowsSort,
  photo: IconCamera,
  decision: IconArrowsSplit2,
  video: IconVideo,
  audio: IconVolume,
  text: IconBlockquote,
  image: IconPhoto,
  points: IconStar,
  task: IconPuzzle,
  time: IconClock,
};

/** Icon of a feature. */
export function FeatureIcon({ tab, size }: { tab: FeatureTab; size: number }) {
  const Icon = ICONS[tab];
  return <Icon size={size} aria-hidden />;
}
