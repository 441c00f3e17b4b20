import { Skeleton, Stack } from '@mantine/core';
import { PAGE_SIZE } from '@puzzle-runs/domain/wire-sizes.ts';

/** Placeholder while a list is loading. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Stack gap="xs" role="status" aria-label={label}>
      {Array.from({ length: PAGE_SIZE }, (_, row) => (
        <Skeleton key={row} height="3.25rem" radius="md" />
      ))}
    </Stack>
  );
}
