import { Notice } from '#features/info/legal/notice.tsx';

export default function NoticePage() {
  return <Notice />;
}
