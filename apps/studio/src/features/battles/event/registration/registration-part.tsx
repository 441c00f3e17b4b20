import { Stack } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';
import { ArrivalCodePanel } from '../arrival-code-panel.tsx';
import { RegistrationPanel } from './registration-panel.tsx';

/** How teams come in by themselves, and the code that helps them at a spot. */
export function RegistrationPart({ battle }: { battle: ManagedBattle }) {
  return (
    <ReadableWidth>
      <Stack>
        <RegistrationPanel battle={battle} />
        <ArrivalCodePanel battle={battle} />
      </Stack>
    </ReadableWidth>
  );
}
