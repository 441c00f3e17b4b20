import { useParams, useSearchParams } from 'react-router';
import { Board } from '#features/board/board.tsx';
import { LINK_KEY } from '#to.ts';

/** /battle/{battle}/board: the big screen of an event. */
export default function BoardPage() {
  const { battle = '' } = useParams();
  const [params] = useSearchParams();
  return <Board slug={battle} linkKey={params.get(LINK_KEY) ?? undefined} />;
}
