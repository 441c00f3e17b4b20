import { useParams } from 'react-router';
import { Board } from '#features/board/board.tsx';

/** /battle/{battle}/board: the big screen of an event. */
export default function BoardPage() {
  const { battle = '' } = useParams();
  return <Board slug={battle} />;
}
