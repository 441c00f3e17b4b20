import { Button } from '@mantine/core';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { Link } from 'react-router';
import { PageTitle } from '../navigation/page-title.tsx';

interface Props {
  title: string;
  text: string;
  /** Where there is something left. */
  back: { to: string; label: string };
}

/** The page after something was deleted (specification 2, part 2: `delete/success`). */
export function Deleted({ title, text, back }: Props) {
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={
          <Button component={Link} to={back.to}>
            {back.label}
          </Button>
        }
      />
    </>
  );
}
